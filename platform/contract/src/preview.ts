import { readSigned } from './signedToken';

/** What one link shows whole: the site of a preview's channel. */
export interface Preview {
  /** `preview-` and what tells it from others. */
  readonly channel: string;
  /** Milliseconds since 1970 from which it is no longer taken. */
  readonly expires: number;
}

/** Parameter of an address, and name of the cookie that remembers it: a preview's token. */
export const previewName = 'preview';

const channelRule = /^preview-[a-z0-9-]{4,40}$/;

/**
 * The preview of a token, `null` where it is not signed by the key's other half, is over, or names no preview's channel.
 *
 * @param key `overrideKey` of the facts
 */
export async function readPreview(token: string, key: string, now: number): Promise<Preview | null> {
  const preview = await readSigned<Preview>(token, key, now);
  return preview && channelRule.test(preview.channel) ? preview : null;
}
