/** What one link shows another way: a module in another version, or a remote of other tools in its place. */
export interface Override {
  readonly module: string;
  /** Path of the `mf-manifest.json` in the release store: `/_modules/mf-news/1f0c…/mf-manifest.json`. */
  readonly manifest: string;
  /** Milliseconds since 1970 from which it is no longer taken. */
  readonly expires: number;
}

/** Nothing but what the site's own store holds: the content security policy lets no other script in. */
const manifestRule = /^\/_modules\/[a-z][a-z0-9-]{0,63}\/[0-9a-f]{8,64}\/mf-manifest\.json$/;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/**
 * The override of a token, `null` where it is not signed by the key's other half, is over, or names what is not the site's.
 * Runs wherever Web Crypto does: in browsers, in Node, at an edge. Never rejects.
 *
 * @param key `overrideKey` of the facts
 */
export async function readOverride(token: string, key: string, now: number): Promise<Override | null> {
  try {
    const [content = '', signature = ''] = token.split('.');
    const own = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(content);
    if (!(await crypto.subtle.verify('Ed25519', own, bytesOf(signature), signed))) return null;
    const override = JSON.parse(new TextDecoder().decode(bytesOf(content))) as Override;
    return override.expires > now && manifestRule.test(override.manifest) ? override : null;
  } catch {
    return null; // a token of somebody's own making, or a browser without Ed25519: the ordinary site
  }
}
