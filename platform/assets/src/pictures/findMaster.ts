import { readdir } from 'node:fs/promises';
import path from 'node:path';

const extensions = ['.png', '.webp', '.jpg', '.svg'];

/** The file of a master in `folder`, whatever its format. Two formats of one name are an error: neither is the truth. */
export async function findMaster(folder: string, name: string): Promise<string> {
  const files = await readdir(folder);
  const found = files.filter((file) => extensions.some((extension) => file === name + extension)).sort();
  const [only, second] = found;
  if (!only) {
    throw new Error(
      `No master "${name}" in ${folder}. Add ${name}.png, .webp, .jpg or .svg, or name another one in pictures.json.`,
    );
  }
  if (second) throw new Error(`Two masters are called "${name}" in ${folder}: ${only} and ${second}. Remove one.`);
  return path.join(folder, only);
}
