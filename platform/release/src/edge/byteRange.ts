/** First and last byte a `Range` header asks for, or `null` where it asks for none that can be given. */
export function parseRange(header: string | null, length: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last && first < length ? { first, last } : null;
}
