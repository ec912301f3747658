import { canaryChannel, liveChannel } from '../journal';
import { readCookie } from './cookies';

/** Name of the cookie that keeps a visitor in one slice of all visitors, 0 to 99. */
export const sliceCookie = 'slice';

interface ChannelQuestion {
  /** The share of visitors who get the open canary, 0 to 1; `null` while none is open. */
  readonly share: number | null;
  readonly headers: Pick<Headers, 'get'>;
  /** A number of at least 0 and below 1. */
  readonly random: () => number;
}

/** The channel a visitor gets, and the slice that has been drawn for it, to be kept; `null` where none was. */
export interface ChannelChoice {
  readonly channel: typeof liveChannel | typeof canaryChannel;
  readonly drawn: number | null;
}

const isSlice = /^\d{1,2}$/;
/** Programs that read the site for others: what they keep must be what everybody gets. */
const isReader = /bot\b|crawl|spider|slurp|yeti|daum|preview|facebookexternalhit|lighthouse/i;

/**
 * Chooses between what is live and an open canary. A browser that opens its first page draws a slice; everything else that
 * has none, such as a search engine, a monitor or a feed reader, gets what is live.
 */
export function chooseChannel({ share, headers, random }: ChannelQuestion): ChannelChoice {
  const live = { channel: liveChannel, drawn: null } as const;
  if (share === null) return live;
  const kept = readCookie(headers.get('cookie'), sliceCookie) ?? '';
  const isKept = isSlice.test(kept);
  const opensPage = headers.get('accept')?.includes('text/html') && !isReader.test(headers.get('user-agent') ?? '');
  if (!isKept && !opensPage) return live;
  const slice = isKept ? Number(kept) : Math.floor(random() * 100);
  // Hundredths are no binary fractions: 0.07 · 100 is more than 7.
  const isIn = slice < Math.round(share * 10_000) / 100;
  return { channel: isIn ? canaryChannel : liveChannel, drawn: isKept ? null : slice };
}
