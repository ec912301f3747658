import type { Lead } from '@riverview/site/leadFields';

/** The ways in which the desk may hear of a lead, besides its inbox. */
export const channels = ['webhook', 'mail', 'sms', 'kakao'] as const;
export type Channel = (typeof channels)[number];

/** What the desk is told of a lead: enough to hurry to the inbox, and nobody's number or whole name. */
export interface NoticeAbout extends Pick<Lead, 'form' | 'visitDay' | 'visitPart'>, Partial<Pick<Lead, 'visitSlot'>> {
  /** `김○○` */
  readonly who: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** One thing to be told in one way. Kept with the lead, in one write, so that a lead never comes without its notices. */
export interface Notice {
  /** Id of the lead. */
  readonly lead: string;
  readonly channel: Channel;
  readonly about: NoticeAbout;
  /** `dead`: given up, and the inbox says so. */
  readonly status: 'pending' | 'sent' | 'dead';
  readonly attempts: number;
  /** When it is tried next, ISO 8601; while it is being tried, when its turn is lost. */
  readonly nextAt: string;
  /** Of the last change, ISO 8601. */
  readonly at: string;
  /** What the other side said. */
  readonly detail: string | null;
}

/** `김하늘` → `김○○`; other names keep their first letter. */
export const maskedName = (name: string): string => {
  const [first = '', ...rest] = [...name.replaceAll(/\s/g, '')];
  return first + '○'.repeat(Math.min(Math.max(rest.length, 1), 4));
};

/** Tells one notice. Rejects, saying why, where it was not taken. Resolves to what the other side calls it. */
export type Teller = (notice: Pick<Notice, 'lead' | 'channel' | 'about'>) => Promise<string>;

/** The ways that are set up. */
export type Tellers = Readonly<Partial<Record<Channel, Teller>>>;

/** A name for one notice that stays the same over all its attempts, for whoever is told to know it again. */
export const noticeKey = ({ lead, channel }: Pick<Notice, 'lead' | 'channel'>): string => `${lead}.${channel}`;
