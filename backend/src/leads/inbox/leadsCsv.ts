import { csvColumns, type ExportedLead } from '../content/csvColumns';

/** A cell that Excel would run as a formula, in its full-width spelling too, gets an apostrophe in front. https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The beginning of a CSV that Excel opens rightly: byte order mark and titles; everything quoted, lines end with CRLF. */
export function csvHead(): string {
  return `\ufeff${csvColumns.map(({ title }) => cell(title)).join(',')}\r\n`;
}

/** Leads as lines of that CSV. */
export function csvRows(leads: readonly ExportedLead[]): string {
  return leads.map((lead) => `${csvColumns.map(({ value }) => cell(value(lead))).join(',')}\r\n`).join('');
}
