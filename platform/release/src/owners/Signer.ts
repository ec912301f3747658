import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** The half of a key that signs. */
export interface Signer {
  /** Its other half, as the site's owners name it: Ed25519, base64url. */
  readonly publicKey: string;
  /** Signature of a text, base64url. */
  sign(text: string): string;
}

const publicHalf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

/**
 * A signer of the private half of a key, PEM.
 *
 * @throws where it is no Ed25519 key
 */
export function signerOf(pem: string): Signer {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`A key that signs modules is Ed25519, this one is ${key.asymmetricKeyType}.`);
  return {
    publicKey: publicHalf(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** The private half of a new key, PEM. */
export const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
