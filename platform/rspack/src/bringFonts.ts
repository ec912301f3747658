import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteFont } from '@platform/contract';

/**
 * Puts the fonts of a shell among its assets, whole: the composer has them from there, whichever packages its checkout has.
 *
 * @param dir absolute path of the shell's folder
 * @param assets absolute path of the folder of its assets
 * @returns the fonts, their files by asset name
 * @throws where a file is not in the shell's packages
 */
export function bringFonts(fonts: readonly SiteFont[], dir: string, assets: string): SiteFont[] {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const bring = (file: string): string => {
    const bytes = readFileSync(resolve(file));
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + path.extname(file);
    mkdirSync(assets, { recursive: true });
    writeFileSync(path.join(assets, name), bytes);
    return name;
  };
  return fonts.map((font) => ({ ...font, source: bring(font.source) }));
}
