/** Year, month and, where it says one, day of `2028년 3월` or `2026-12-05`; `null` where it says something else. */
function partsOf(text: string): { year: number; month: number; day: number | null } | null {
  const [, year, month, day] = /^(\d{4})(?:-|년 )(\d{1,2})(?:월|-(\d{2}))$/.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month), day: day ? Number(day) : null } : null;
}

const english = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month or a day of the facts in English; as it stands where it is neither. */
export function inEnglish(text: string): string {
  const parts = partsOf(text);
  const month = parts && english[parts.month - 1];
  return parts && month ? [parts.day, month, parts.year].filter((one) => one !== null).join(' ') : text;
}

/** The same in Chinese. */
export function inChinese(text: string): string {
  const parts = partsOf(text);
  return parts ? `${parts.year}年${parts.month}月${parts.day === null ? '' : `${parts.day}日`}` : text;
}
