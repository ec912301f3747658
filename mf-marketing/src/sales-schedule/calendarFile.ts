import type { SalesDays } from './salesDays';

interface Calendar {
  readonly name: string;
  /** Where it comes from; its host names the events. */
  readonly url: string;
  /** When it was written, ISO 8601 day. */
  readonly writtenOn: string;
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

/** A calendar of whole days (RFC 5545), one event for each step; importing it again changes what is there, for the ids stay. */
export function calendarFile({ name, url, writtenOn, note, days }: Calendar): string {
  const host = new URL(url).host;
  const events = days.flatMap(({ label, from, until }, index) => [
    'BEGIN:VEVENT',
    `UID:sales-${index + 1}@${host}`,
    `DTSTAMP:${compact(writtenOn)}T000000Z`,
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
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
