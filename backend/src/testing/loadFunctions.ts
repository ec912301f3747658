import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What stands behind Firebase's packages. */
export interface Behind {
  /** `getFirestore()`. */
  readonly firestore: unknown;
  /** `getAuth().verifyIdToken`. */
  readonly verifyIdToken: (token: string, checkRevoked: boolean) => Promise<object>;
  /** The OAuth token of the functions' account. */
  readonly accessToken?: string;
}

/** A function of an exported folder: called with a request and its answer, an event of Firestore or Storage, or nothing. */
export type ExportedFunction = ((...given: readonly unknown[]) => Promise<void>) & { readonly options: object };

/** Stand-ins for Firebase's packages, as npm would install them beside the bundle; behind them is `globalThis[key]`. */
const packages = (key: string): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'firebase-admin': {
    app: `export const initializeApp = () => {}; export const applicationDefault = () => ({ getAccessToken: async () => ({ access_token: globalThis[${key}].accessToken }) });`,
    auth: `export const getAuth = () => globalThis[${key}];`,
    firestore: `export const getFirestore = () => globalThis[${key}].firestore; export const FieldValue = { increment: (by) => ({ by }), serverTimestamp: () => new Date() };`,
  },
  'firebase-functions': Object.fromEntries(
    Object.entries({
      https: 'onRequest',
      scheduler: 'onSchedule',
      firestore: 'onDocumentWritten',
      storage: 'onObjectFinalized',
    }).map(([name, make]) => [
      `v2/${name}`,
      `export const ${make} = (options, handler) => Object.assign((...given) => handler(...given), { options });`,
    ]),
  ),
});

function install(modules: string, key: string): void {
  for (const [name, files] of Object.entries(packages(key))) {
    const folder = path.join(modules, name);
    const exports = Object.fromEntries(Object.keys(files).map((file) => [`./${file}`, `./${file}.js`]));
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, `${file}.js`), code);
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
}

/**
 * Loads the functions of an exported folder as Cloud Functions does: its own bundle, and beside it what its `package.json`
 * names. Firebase's packages are stand-ins, the others are those of this repository.
 *
 * @param folder `deploy/functions`
 */
export async function loadFunctions(
  folder: string,
  behind: Behind,
): Promise<Readonly<Record<string, ExportedFunction>>> {
  const { main, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const key = `firebase behind ${folder}`;
  Object.assign(globalThis, { [key]: behind });
  const modules = path.join(folder, 'node_modules');
  install(modules, JSON.stringify(key));
  const require = createRequire(import.meta.url);
  for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('firebase-'))) {
    const [found] = require.resolve.paths(name)?.filter((place) => existsPackage(path.join(place, name))) ?? [];
    if (!found) throw new Error(`The functions need ${name}, which is not installed here.`);
    symlinkSync(path.join(found, name), path.join(modules, name));
  }
  return import(pathToFileURL(path.join(folder, main)).href);
}

function existsPackage(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, 'package.json')).length > 0;
  } catch {
    return false;
  }
}

/** Answers a request with a function, which gets it with its body read, as Cloud Functions hands it over. */
export async function answerWith(
  handle: ExportedFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  await handle(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
}
