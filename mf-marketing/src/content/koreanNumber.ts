const ones = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const tens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** A count in native Korean as it stands before a unit (`3` → 세, `35` → 서른다섯); digits outside 1–99. */
export function koreanNumber(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 99) return String(count);
  if (count === 20) return '스무';
  return `${tens[Math.floor(count / 10)]}${ones[count % 10]}`;
}
