/** A step of the sale with its days, ISO 8601; `until` is the last one, where it takes more than one. */
export interface SalesDays {
  readonly label: string;
  readonly from: string;
  readonly until?: string | undefined;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

const isoDay = /^20\d\d-\d\d-\d\d$/;

function parts(day: string): readonly [year: number, month: number, date: number, weekday: string] {
  const found = new Date(`${day}T00:00:00Z`);
  if (!isoDay.test(day) || Number.isNaN(found.getTime()) || found.toISOString().slice(0, 10) !== day)
    throw new Error(`"${day}" is no day. Days of the sales schedule are written like 2026-12-05.`);
  return [found.getUTCFullYear(), found.getUTCMonth() + 1, found.getUTCDate(), weekdays[found.getUTCDay()] ?? ''];
}

/** `2026년 12월 5일(토)`, `2026년 12월 5일(토) – 7일(월)`, with what changes named again. Throws for what is no day. */
export function daysText({ from, until }: Pick<SalesDays, 'from' | 'until'>): string {
  const [year, month, date, weekday] = parts(from);
  const first = `${year}년 ${month}월 ${date}일(${weekday})`;
  if (!until || until === from) return first;
  if (until < from) throw new Error(`The days from ${from} until ${until} end before they begin.`);
  const [lastYear, lastMonth, lastDate, lastWeekday] = parts(until);
  const changed = [
    year !== lastYear && `${lastYear}년`,
    (year !== lastYear || month !== lastMonth) && `${lastMonth}월`,
  ];
  return `${first} – ${[...changed.filter(Boolean), `${lastDate}일(${lastWeekday})`].join(' ')}`;
}
