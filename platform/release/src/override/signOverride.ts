import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A new key: the private half as PEM, to be kept, and the public half as the facts name it. */
export function newOverrideKey(): { readonly secret: string; readonly public: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), public: x };
}

/** The token that says something until it is over: `readSigned` of the contract reads it. */
export function signToken(said: { readonly expires: number }, secret: KeyObject): string {
  const content = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${content}.${sign(null, Buffer.from(content), secret).toString('base64url')}`;
}
