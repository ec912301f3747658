import { createPrivateKey } from 'node:crypto';
import { type Preview, previewName } from '@platform/contract/preview';
import { signToken } from '../override/signOverride';

interface LinkOptions extends Preview {
  /** Address of a page of the site. */
  readonly page: URL;
  /** The private half of the key, PEM. */
  readonly secret: string;
}

/** The link that shows the site of a preview's channel, to the one who opens it. */
export function previewLink({ page, channel, expires, secret }: LinkOptions): string {
  const preview: Preview = { channel, expires };
  const link = new URL(page);
  link.searchParams.set(previewName, signToken(preview, createPrivateKey(secret)));
  return link.href;
}
