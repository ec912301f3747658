import { createPrivateKey } from 'node:crypto';
import type { Override } from '@platform/contract/override';
import { overrideParameter } from '@platform/contract/overrideParameter';
import { moduleBase } from '../store/keys';
import { signToken } from './signOverride';

interface LinkOptions {
  /** Address of a page of the site. */
  readonly page: URL;
  readonly module: string;
  /** A published version; it need not be live, and need not have been. */
  readonly version: string;
  /** Path of the script that shows whose each region is. */
  readonly overlay?: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** The private half of the key, PEM. */
  readonly secret: string;
}

/** The link that shows a page with one module in another version, to the one who opens it. */
export function overrideLink({ page, module, version, overlay, expires, secret }: LinkOptions): string {
  const manifest = `${moduleBase(module, version)}mf-manifest.json`;
  const override: Override = { module, manifest, ...(overlay && { overlay }), expires };
  const link = new URL(page);
  link.searchParams.set(overrideParameter, signToken(override, createPrivateKey(secret)));
  return link.href;
}
