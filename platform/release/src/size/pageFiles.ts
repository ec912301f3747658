import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readPacked } from '../packedNames';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';

/** Addresses of the scripts, stylesheets and fonts that a document asks for at once. */
export function filesOfDocument(html: string): { js: string[]; css: string[]; fonts: string[] } {
  // What only a press asks for is nobody's first load.
  const first = html.replace(/<template id="pressed">.*?<\/template>/s, '');
  const all = (pattern: RegExp) => [...new Set([...first.matchAll(pattern)].map(([, address = '']) => address))];
  return {
    js: all(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g),
    css: all(/<link rel="stylesheet" href="([^"]+)"(?![^>]* data-later)/g),
    fonts: all(/<link rel="preload" href="([^"]+)" as="font"/g),
  };
}

const compress = promisify(brotliCompress);

async function pack(store: ReleaseStore, address: string): Promise<number> {
  const [, space, module = '', version = '', ...file] = address.split('/');
  const key = space === '_assets' ? keys.asset(module) : keys.clientFile(module, version, file.join('/'));
  const kept = await readPacked(store, key);
  if (kept) return kept.length;
  const bytes = await readRequired(store, key);
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

// An address names its version: the same one has the same bytes for good.
const sizes = new Map<string, Promise<number>>();

/** Bytes of a file as a visitor gets it, brotli at its best. */
function packedSize(store: ReleaseStore, address: string): Promise<number> {
  const known = sizes.get(address) ?? pack(store, address);
  sizes.set(address, known);
  return known;
}

/** Bytes of several files, brotli. */
export async function packedSizes(store: ReleaseStore, addresses: readonly string[]): Promise<number> {
  const each = await Promise.all(addresses.map((address) => packedSize(store, address)));
  return each.reduce((sum, size) => sum + size, 0);
}

/** A script or stylesheet of the shell, which every page has. */
export const isShellFile = (address: string): boolean => address.startsWith('/_modules/shell/');
