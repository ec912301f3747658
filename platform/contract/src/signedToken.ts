/** 64 bytes in the one spelling there is: the last letter's two spare bits are none. */
const signatureRule = /^[\w-]{85}[AQgw]$/;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/**
 * What a token says: JSON in base64url, a dot, and the Ed25519 signature over that. `null` where it is not signed by the
 * key's other half, or is over (`expires`, milliseconds since 1970). Runs wherever Web Crypto does: in browsers, in Node, at
 * an edge. Never rejects.
 *
 * @param key public half, base64url: `overrideKey` of the facts
 */
export async function readSigned<T extends { readonly expires: number }>(
  token: string,
  key: string,
  now: number,
): Promise<T | null> {
  try {
    const [content = '', signature = ''] = token.split('.');
    if (!signatureRule.test(signature)) return null;
    const own = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(content);
    if (!(await crypto.subtle.verify('Ed25519', own, bytesOf(signature), signed))) return null;
    const said = JSON.parse(new TextDecoder().decode(bytesOf(content))) as T;
    return said.expires > now ? said : null;
  } catch {
    return null; // a token of somebody's own making, or a browser without Ed25519: the ordinary site
  }
}
