import { csvColumns } from '../content/csvColumns';
import type { StoredLead } from '../leadStore';

/** A cell that Excel would run as a formula gets an apostrophe in front. https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Leads as CSV that Excel opens rightly: UTF-8 with a byte order mark, CRLF, everything quoted. */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => csvColumns.map(({ value }) => cell(value(lead))).join(','));
  return `\ufeff${[csvColumns.map(({ title }) => cell(title)).join(','), ...rows].join('\r\n')}\r\n`;
}
