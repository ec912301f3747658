/** The marks of a campaign that a link carries, `utm_source` and so on, in the order in which they are told. */
export const campaignMarks = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type CampaignMark = (typeof campaignMarks)[number];

/** How the visit began that a lead came from. What is not known of it is not there. */
export interface LeadArrival extends Readonly<Partial<Record<CampaignMark, string>>> {
  /** The other site whose link led here, by its host alone, without `www.`. */
  readonly referrer?: string;
  /** Path of the first page. */
  readonly landing?: string;
}

/** Longest mark, in characters. */
export const longestMark = 80;
/** Longer descriptions are not read. */
const longest = 2000;

/** Letters, digits and what names of campaigns are joined with. No `@`: an address of mail is nobody's campaign. */
const markRule = new RegExp(String.raw`^[\p{L}\p{M}\p{N} ._\-+~:|/(),]{1,${longestMark}}$`, 'u');
/** Somebody's number, however it was put into a link. */
const numberRule = /(?<!\d)(?:\+?82[ .-]?|0)\d{1,2}[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/;
const hostRule = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const pathRule = /^\/(?!\/)[\x21-\x22\x24-\x3e\x40-\x7e]{0,299}$/;

/** A mark as it is kept, `null` where it is none, or somebody's number. Sources and media are the same in any case. */
function readMark(name: CampaignMark, value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  const plain = value.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const mark = name === 'source' || name === 'medium' ? plain.toLowerCase() : plain;
  return markRule.test(mark) && !numberRule.test(mark) ? mark : null;
}

function readHost(value: unknown): string | null {
  const host = typeof value === 'string' ? value.toLowerCase().replace(/^www\./, '') : '';
  return hostRule.test(host) ? host : null;
}

/** What is told under a name: by the fields of an object, or by a query, as links write it. */
function teller(sent: unknown): (name: CampaignMark | 'referrer' | 'landing') => unknown {
  if (typeof sent !== 'string') return (name) => (Object(sent) as Readonly<Record<string, unknown>>)[name];
  const query = new URLSearchParams(sent.slice(0, longest));
  return (name) => query.get(name === 'referrer' || name === 'landing' ? name : `utm_${name}`);
}

/**
 * How a visit began, as the browser tells it: an object like {@link LeadArrival}, or a query with its fields
 * (`landing=/&referrer=blog.naver.com&utm_source=naver`). Each is dropped by itself where it is malformed; `null` where nothing is left.
 */
export function readArrival(sent: unknown): LeadArrival | null {
  const told = teller(sent);
  const marks = campaignMarks.map((name) => [name, readMark(name, told(name))] as const);
  const landing = told('landing');
  const all = [
    ...marks,
    ['referrer', readHost(told('referrer'))],
    ['landing', typeof landing === 'string' && pathRule.test(landing) ? landing : null],
  ] as const;
  const known = all.filter(([, value]) => value !== null);
  return known.length > 0 ? (Object.fromEntries(known) as LeadArrival) : null;
}

/** Where a visit came from, in one name: its campaign's source, else the other site, else `direct`; `null` where nobody knows. */
export function arrivedFrom(arrival: LeadArrival | null): string | null {
  return arrival && (arrival.source ?? arrival.referrer ?? direct);
}

/** The name of visits that no link of another site led to. */
export const direct = 'direct';
