import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../pictures/replaceFile';
import { cutFonts, fontKey } from './cutFonts';

interface WriteFontsOptions {
  /** The folder of the workspaces. */
  readonly root: string;
  /** Where the fonts go. Default: `shell/src/fonts`. */
  readonly out?: string;
  /** Only look whether they are up to date. */
  readonly check?: boolean;
}

/** What was found, and what was done about it. */
export type FontsState = 'up to date' | 'written' | 'outdated';

/** Brings the cut fonts up to date with what the site says. Without a new character it only reads the content: milliseconds. */
export async function writeFonts({
  root,
  out = path.join(root, 'shell/src/fonts'),
  check = false,
}: WriteFontsOptions): Promise<FontsState> {
  const stylesheet = path.join(out, 'fonts.css');
  const mark = `/* Written by \`npm run fonts\` (${await fontKey(root)}); a change here is lost. */\n`;
  if (existsSync(stylesheet) && (await readFile(stylesheet, 'utf8')).startsWith(mark)) return 'up to date';
  if (check) return 'outdated';

  const { files, css, fallbackCss, module } = await cutFonts({ root, out });
  for (const [name, bytes] of files) await replaceFile(path.join(out, name), bytes);
  await replaceFile(path.join(out, 'fallback.css'), mark + fallbackCss);
  await replaceFile(path.join(out, 'fonts.ts'), module);
  const stale = (await readdir(out)).filter((name) => name.endsWith('.woff2') && !files.has(name));
  for (const name of stale) await rm(path.join(out, name));
  await replaceFile(stylesheet, mark + css); // last: its mark says that all of it is there
  return 'written';
}
