/** Korean local time of an ISO date, `2026-11-20 21:30`, the same words in every browser. */
export function koreanTime(iso: string): string {
  const hours = 9; // Korea keeps no summer time
  return new Date(Date.parse(iso) + hours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
