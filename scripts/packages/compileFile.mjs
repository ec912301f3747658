import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

const endings = ['.ts', '.tsx', '.mjs', '/index.ts'];

/** The file that a relative import means, as Node wants it spelled. */
function spelled(folder, request) {
  const target = path.resolve(folder, request);
  if (existsSync(target) && statSync(target).isFile()) return request;
  const ending = endings.find((one) => existsSync(target + one));
  if (!ending) throw new Error(`${request}, imported in ${folder}, is no file.`);
  return request + ending.replace(/\.tsx?$/, '.js');
}

const relativeImport = /((?:^|[\n;}])\s*(?:import|export)\b[^'"`;]*?|\bimport\s*\(\s*)(["'])(\.{1,2}\/[^"'\n]+)\2/g;

/** A source file as the JavaScript that Node and bundlers read without help. */
export async function compileFile(file, source) {
  const { code } = await transform(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return code.replace(relativeImport, (_, before, quote, request) => {
    return `${before}${quote}${spelled(path.dirname(file), request)}${quote}`;
  });
}
