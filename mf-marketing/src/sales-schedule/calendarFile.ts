import type { SalesDays } from './salesDays';

interface Calendar {
  readonly name: string;
  /** The page that it is of; its host names the events. */
  readonly url: string;
  /** When its days were settled or changed last, ISO 8601 day. */
  readonly revised: string;
  readonly note: string;
  readonly days: readonly SalesDays[];
}

const compact = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** RFC 5545, 3.3.11: what separates values is escaped, a line break is written out. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545, 3.1: a line has at most 75 octets, the next begins with a space; no character is cut. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** FNV-1a, in hexadecimal. http://www.isthe.com/chongo/tech/comp/fnv/ */
function short(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Names of the events by what they are, wherever they stand: a step that is put in between leaves the others theirs. */
function idsOf(days: readonly SalesDays[]): readonly string[] {
  const labels = days.map(({ label }) => label);
  return labels.map(
    (label, index) => `${short(label)}-${labels.slice(0, index).filter((one) => one === label).length}`,
  );
}

/** Days since 2000: it grows with each revision, as RFC 5545, 3.8.7.4 asks. */
const sequence = (revised: string): number =>
  (Date.parse(`${revised}T00:00:00Z`) - Date.parse('2000-01-01T00:00:00Z')) / 86_400_000;

/**
 * A calendar of whole days (RFC 5545), one event for each step. Whoever subscribes to it, or imports it again, gets what has
 * changed in the place of what was there.
 */
export function calendarFile({ name, url, revised, note, days }: Calendar): string {
  const { host } = new URL(url);
  const ids = idsOf(days);
  const changed = `${compact(revised)}T000000Z`;
  const events = days.flatMap(({ label, from, until }, index) => [
    'BEGIN:VEVENT',
    `UID:${ids[index]}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence(revised)}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The day after the last: ends are exclusive.
    `DTEND;VALUE=DATE:${compact(dayAfter(until ?? from))}`,
    `SUMMARY:${escaped(`${name} ${label}`)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sales schedule//KO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    // Whole days belong to no time zone; this one is where they are days.
    'X-WR-TIMEZONE:Asia/Seoul',
    // How often subscribers ask again: RFC 7986, 5.7, and the name it had before.
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
