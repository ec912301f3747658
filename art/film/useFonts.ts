import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Lets drawings be read with the letters of the site, whatever fonts the machine has: without a Korean one, names of
 * rooms would become empty boxes. To be called before the first drawing is turned into a picture.
 */
export function useFonts(work: string): void {
  const fonts = dirname(createRequire(import.meta.url).resolve('pretendard/dist/public/static/Pretendard-Regular.otf'));
  const file = join(work, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${fonts}</dir><cachedir>${join(work, 'fonts')}</cachedir></fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = file;
}
