import { createPublicKey, verify } from 'node:crypto';
import { sha256, sha256Beside } from '../hash';
import { hasServerBundle, type Manifest } from '../manifest';
import { factsName } from '../publishedFacts';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Signer } from './Signer';

/** What a key signs of a version: SHA-256 of all that it is made of. */
export interface Statement {
  readonly module: string;
  readonly version: string;
  /** The manifest, which holds the hash of every file that browsers run; or the facts themselves. */
  readonly manifest: string;
  /** What the composer runs; `null` where there is none. */
  readonly server: string | null;
  /** All assets, by name and hash. */
  readonly assets: string;
  /** All files for other hosts and for tools, by name and hash. */
  readonly tools: string;
}

/** A signed statement, as the store keeps it: the signature is over the text. */
interface SignedStatement {
  readonly text: string;
  readonly signature: string;
}

type Read = (key: string) => Promise<Uint8Array>;

async function digest(read: Read, names: readonly string[], keyOf: (name: string) => string): Promise<string> {
  const hashed = [...names].sort().map(async (name) => [name, await sha256Beside(await read(keyOf(name)))]);
  return sha256(JSON.stringify(await Promise.all(hashed)));
}

/** What there is to be said of a version, by the bytes that `read` finds. */
export async function stateVersion(read: Read, { module, version, surface, assets, tools = [] }: Manifest) {
  return {
    module,
    version,
    manifest: sha256(await read(keys.manifest(module, version))),
    server: hasServerBundle(surface) ? sha256(await read(keys.serverBundle(module, version))) : null,
    assets: await digest(read, assets, keys.asset),
    tools: await digest(read, tools, (file) => keys.clientFile(module, version, file)),
  } satisfies Statement;
}

/** What there is to be said of a version of the site's facts. */
export async function stateFacts(read: Read, version: string): Promise<Statement> {
  const manifest = sha256(await read(keys.facts(version)));
  return { module: factsName, version, manifest, server: null, assets: '', tools: '' };
}

const spelled = (publicKey: string) => sha256(publicKey).slice(0, 16);

/** Keeps what a key says of a version. A second time is as good as once. */
export async function keepStatement(store: ReleaseStore, statement: Statement, signer: Signer): Promise<void> {
  const text = JSON.stringify(statement);
  const signed: SignedStatement = { text, signature: signer.sign(text) };
  const { module, version } = statement;
  await store.create(keys.signature(module, version, spelled(signer.publicKey)), `${JSON.stringify(signed)}\n`);
}

/**
 * What a key says of a version: `null` where it says nothing.
 *
 * @throws where its signature is forged, or for another version
 */
export async function readStatement(
  store: ReleaseStore,
  module: string,
  version: string,
  publicKey: string,
): Promise<Statement | null> {
  const key = keys.signature(module, version, spelled(publicKey));
  const kept = await store.read(key);
  if (!kept) return null;
  try {
    const { text, signature } = JSON.parse(textOf(kept)) as SignedStatement;
    const half = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    if (!verify(null, Buffer.from(text), half, Buffer.from(signature, 'base64url'))) throw new Error('It is forged.');
    const statement = JSON.parse(text) as Statement;
    if (statement.module !== module || statement.version !== version) throw new Error('It is another version’s.');
    return statement;
  } catch (cause) {
    throw new Error(`the signature ${key} does not hold: ${(cause as Error).message}`, { cause });
  }
}
