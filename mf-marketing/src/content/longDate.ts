/** `2026-11-20` as 2026년 11월 20일. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${year}년 ${Number(month)}월 ${Number(day)}일`;
}
