import { readSigned } from './signedToken';

/** What one link shows another way: a module in another version, or a remote of other tools in its place. */
export interface Override {
  readonly module: string;
  /** Path of the `mf-manifest.json` in the release store: `/_modules/mf-news/1f0c…/mf-manifest.json`. */
  readonly manifest: string;
  /** Path of the script that shows whose each region is: `/_assets/overlay.1f0c.js`. */
  readonly overlay?: string;
  /** Milliseconds since 1970 from which it is no longer taken. */
  readonly expires: number;
}

/** Nothing but what the site's own store holds: the content security policy lets no other script in. */
const manifestRule = /^\/_modules\/[a-z][a-z0-9-]{0,63}\/[0-9a-f]{8,64}\/mf-manifest\.json$/;
const overlayRule = /^\/_assets\/[\w-][\w.-]*\.js$/;

/**
 * The override of a token, `null` where it is not signed by the key's other half, is over, or names what is not the site's.
 *
 * @param key `overrideKey` of the facts
 */
export async function readOverride(token: string, key: string, now: number): Promise<Override | null> {
  const override = await readSigned<Override>(token, key, now);
  const isOwn = manifestRule.test(override?.manifest ?? '') && overlayRule.test(override?.overlay ?? '/_assets/_.js');
  return isOwn ? override : null;
}
