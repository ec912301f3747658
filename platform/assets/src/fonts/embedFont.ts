import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openFace } from './openFace';

const pretendard = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
);

/**
 * Puts the few letters of a drawing into it. A picture is shown without the page's fonts, and on a machine that has no Korean one
 * it would say nothing.
 */
export async function embedFont(svg: string): Promise<string> {
  const characters = [...new Set([...svg.matchAll(/<text[^>]*>([^<]*)</g)].flatMap(([, text = '']) => [...text]))];
  const { cut } = await openFace({
    font: await readFile(pretendard),
    characters,
    weights: { min: 600, max: 600, default: 600 },
  });
  const { bytes } = await cut(characters.sort());
  const face = `@font-face{font-family:Pretendard;font-weight:600;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  return svg.replace('<style>', `<style>${face}`);
}
