import type { Facts } from '@platform/contract';
import { startOf } from '@riverview/site/visitSchedule';
import { calendarWords } from '../content/visitWords';
import type { Visit } from './visit';

const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line at 75 bytes, between letters. https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

/** A visit as an event for a calendar (RFC 5545), with a reminder two hours before. `minutes`: how long a slot is. */
export function calendarFile(
  { lead, slot, since }: Pick<Visit, 'lead' | 'slot' | 'since'>,
  minutes: number,
  facts: Pick<Facts, 'projectName' | 'origin' | 'modelHouseAddress' | 'phone'>,
): string {
  const start = startOf(slot);
  const { projectName, origin, modelHouseAddress, phone } = facts;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(projectName)}//visits//KO`,
    'BEGIN:VEVENT',
    `UID:${lead.slice(0, 32)}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(Date.parse(since))}`,
    // The event of a later change takes the place of this one.
    `SEQUENCE:${Math.floor(Date.parse(since) / 1000) % 2 ** 31}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * 60_000)}`,
    `SUMMARY:${escaped(calendarWords(facts))}`,
    ...(modelHouseAddress ? [`LOCATION:${escaped(modelHouseAddress)}`] : []),
    `DESCRIPTION:${escaped(phone)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(calendarWords(facts))}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
