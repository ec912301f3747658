import { anyValue } from '@platform/contract/sitePaths';

/** Bytes, UTF-8: what every file system keeps in a name, with room for an extension. */
const longestName = 200;
/** Letters of every script, digits and four marks: nothing that an address, a shell or a file system reads otherwise. */
const plainName = /^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}_~.-]*$/u;
/** Windows opens a device for these, whatever their extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function problemOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return 'it is no text';
  if (Buffer.byteLength(value) > longestName) return `it is longer than ${longestName} bytes`;
  if (value !== value.normalize('NFC')) return 'its letters are not composed (Unicode NFC)';
  if (!plainName.test(value)) return 'it has characters other than letters, digits and _ ~ . -';
  if (value === anyValue || value.toLowerCase() === 'index') return 'the site uses that name itself';
  if (/\.(?:html?)?$/i.test(value)) return 'it ends like a file of its own';
  if (deviceName.test(value)) return 'it is the name of a device on Windows';
  return null;
}

/**
 * Why values of a path's parameters can have no file of their own, or `null` where they can. Values come from data that
 * others write; a page without a file of its own is served by the page that stands in for any value.
 */
export function noPageBecause(params: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(params)) {
    const problem = problemOf(value);
    if (problem)
      return `${JSON.stringify(String(value).slice(0, 80))} for :${name} gets no page of its own: ${problem}`;
  }
  return null;
}
