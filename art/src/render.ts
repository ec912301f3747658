import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWeights } from './denoiserWeights';

const script = fileURLToPath(new URL('../render/shot.py', import.meta.url));
/** How often the pause file is looked for, ms. */
const look = 2000;
/** Blender prints a line a tile; only its end, where an error stands, is worth showing. Characters. */
const lastWords = 2000;

/**
 * Renders one picture of data/shots.json into the work folder, at the lowest priority, and returns its path.
 * `flags`: `--preview` for a small one, `--grade` for another grading of the one rendered last.
 * While the work folder holds a file called `pause`, the renderer stands still.
 */
export async function renderShot(name: string, work: string, flags: readonly string[]): Promise<string> {
  await ensureWeights(work);
  const blenderFlags = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script];
  const blender = spawn('nice', ['-n', '19', 'blender', ...blenderFlags, '--', name, ...flags], {
    env: { ...process.env, ART_WORK: work },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  blender.stdout.on('data', (text) => {
    said = (said + text).slice(-lastWords);
  });
  let stopped = false;
  const watch = setInterval(() => {
    const pause = existsSync(join(work, 'pause'));
    if (pause !== stopped) blender.kill(pause ? 'SIGSTOP' : 'SIGCONT');
    stopped = pause;
  }, look);
  const shot = flags.some((flag) => flag.startsWith('--preview')) ? `${name}-preview` : name;
  const picture = join(work, `${shot}.png`);
  return new Promise((resolve, reject) => {
    blender.once('error', reject);
    blender.once('exit', async (code) => {
      clearInterval(watch);
      await rm(join(work, 'exr', shot), { recursive: true, force: true });
      if (code === 0 && existsSync(picture)) resolve(picture);
      else reject(new Error(`Blender did not make "${shot}" (exit ${code}). It said last:\n${said}`));
    });
  });
}
