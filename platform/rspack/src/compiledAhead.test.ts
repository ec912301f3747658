import path from 'node:path';
import { expect, it } from 'vitest';
import { shellConfig } from './shellConfig';
import { build, filesIn, folderOf } from './testing';

it('the entry asks browsers to compile it ahead, in its first line; chunks that may never run do not', async () => {
  const dir = folderOf({
    'src/main.tsx': "document.title = 'entry'; void import('./later');",
    'src/later.ts': "export const later = () => document.write('later');",
    'src/server.tsx': 'export {};',
  });
  expect(await build(shellConfig(dir, {}))).toEqual([]);
  const files = Object.entries(filesIn(path.join(dir, 'dist/client'))).filter(([name]) => name.endsWith('.js'));
  const [main] = files.filter(([name]) => /^main\./.test(path.basename(name)));
  expect(main?.[1]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(files.filter(([, text]) => text.includes('allFunctionsCalledOnLoad'))).toHaveLength(1);
  expect(files.length).toBeGreaterThan(1);
});
