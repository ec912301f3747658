import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Paper, PaperSheet } from '@platform/contract';
import { cutInstance } from '../../fonts/cutInstance';
import { unpackFont } from '../../fonts/unpackFont';
import { makePaper } from '../makePaper';

const pretendard = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
);
let unpacked: Promise<Buffer> | undefined;

/**
 * A paper of a module made of the files of this checkout, all in one face and uncompressed: what it says stands in it as text.
 * Sheets of other pages are left out.
 *
 * @param module its folder, below which Vite names its files
 */
export async function makeHere(module: string, { sheets, file: _, ...paper }: Paper): Promise<string> {
  const own = sheets.filter((sheet): sheet is PaperSheet => typeof sheet !== 'string');
  const bytes = await makePaper({
    paper: { ...paper, sheets: own },
    compress: false,
    read: (address) => readFile(address.startsWith('/@fs/') ? address.slice(4) : path.join(module, address)),
    async cut(_face, characters, weight) {
      unpacked ??= readFile(pretendard).then(unpackFont);
      return cutInstance(await unpacked, characters, weight);
    },
  });
  return bytes.toString('latin1');
}
