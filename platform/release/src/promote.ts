import { readHead } from './journal';
import { type ReleasedSite, type ReleaseOptions, release } from './release';

type PromoteOptions = Pick<
  ReleaseOptions,
  'store' | 'site' | 'signer' | 'run' | 'backEnd' | 'details' | 'composer' | 'tell' | 'gate'
> & {
  /** The channel whose versions go live. */
  readonly channel: string;
};

async function liveOptions({ channel, details, ...options }: PromoteOptions): Promise<ReleaseOptions> {
  const { release: head } = await readHead(options.store, channel);
  const own = head?.own ?? {};
  if (!head || Object.keys(own).length === 0) {
    throw new Error(
      `${channel} has no version that is not live already. Give it one: npm run publish -- <module> --channel ${channel}.`,
    );
  }
  const promoted = { channel, number: head.number };
  return { ...options, replace: own, keepFacts: true, details: { ...details, kind: 'promotion', promoted } };
}

/**
 * Makes the versions that are a channel's own live, on top of what is live by now; the channel is then as live is.
 *
 * @throws where the channel has none, or they do not fit to what is live
 */
export async function promote(options: PromoteOptions): Promise<ReleasedSite> {
  const made = await release(await liveOptions(options));
  const { tell: _, gate: __, channel, details, ...given } = options;
  await release({
    ...given,
    channel,
    replace: {},
    keepFacts: true,
    details: { ...details, kind: 'promotion' },
  });
  return made;
}
