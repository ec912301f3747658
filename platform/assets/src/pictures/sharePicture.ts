import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { outlineText } from './outlineText';
import type { ShareSize } from './pictureList';

/** How the picture of a shared link is made. Part of its hash. */
export const shareForm = { version: 2, quality: 84 } as const;

/** The height, px, that the numbers below are for; another one scales them. */
const DRAWN_FOR = 630;
const NAME_SIZE = 74;

/** Three lit towers over their waterline, in a square of 32. */
const mark = `<path d="M7 5h4v15H7zM14 8h4v12h-4zM21 11h4v9h-4z"/><path d="M3 22h26v1.2H3z"/>
<path d="M7.5 25h3M14.2 25h3.6M21.6 25h3M8.4 27.4h2.2M15 27.4h2.4M22 27.4h1.8" stroke="#f7f8f6" stroke-width="1.1" opacity=".7"/>`;

/** The sign and the name in the right half, inside the 80 % that every service keeps. SVG. */
async function signOf(projectName: string, [width, height]: ShareSize): Promise<Buffer> {
  const k = height / DRAWN_FOR;
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/gowun-batang/files/gowun-batang-korean-400-normal.woff2',
  );
  const letters = await subsetFont(await readFile(font), projectName, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
  });
  const name = outlineText(projectName, { font: new Uint8Array(letters), size: NAME_SIZE * k, tracking: -0.035 });

  const middle = width * 0.735;
  const left = Math.min(middle - name.width / 2, width * 0.9 - name.width);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="veil" cx=".78" cy=".44" r=".52"><stop offset="0" stop-color="#141b30" stop-opacity=".62"/><stop offset=".55" stop-color="#141b30" stop-opacity=".34"/><stop offset="1" stop-color="#141b30" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#veil)"/>
<g fill="#f7f8f6"><g transform="translate(${left + name.width / 2 - 56 * k} ${150 * k}) scale(${3.5 * k})">${mark}</g>
<g transform="translate(${left} ${342 * k})" stroke="#f7f8f6" stroke-width="${1.4 * k}">${name.path}</g></g>
</svg>`);
}

/**
 * The picture that a link to the site shows in a chat or a search: the master with its left half free for what it
 * shows, and in its calm right half sign and name; with `null` for the name, the middle of the master alone.
 */
export async function sharePicture(master: Buffer, projectName: string | null, size: ShareSize): Promise<Buffer> {
  const [width, height] = size;
  return sharp(master)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: projectName === null ? 'centre' : 'left' })
    .composite(projectName === null ? [] : [{ input: await signOf(projectName, size) }])
    .removeAlpha()
    .toColourspace('srgb')
    .jpeg({ quality: shareForm.quality, mozjpeg: true })
    .toBuffer();
}
