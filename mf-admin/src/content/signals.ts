/** Words of the administrator's view of visits and releases. */
export const signalsWords = {
  notAllowed: '이 계정으로는 방문 현황을 볼 수 없습니다. 로그아웃한 뒤 관리자 계정으로 다시 로그인해 주세요.',
  failed: '방문 현황을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  switchedOff: '이 홈페이지는 방문 현황을 세지 않도록 설정되어 있습니다.',
  loading: '불러오는 중...',
  empty: '아직 집계된 방문이 없습니다. 방문이 있으면 화면을 닫을 때 집계됩니다.',
  title: '방문과 릴리스',
  note: '누가 방문했는지는 기록하지 않고, 시간마다 합계만 셉니다. 속도는 방문 네 번 중 세 번이 이 값 안에 들었다는 뜻입니다.',
  periodLabel: '기간',
  periods: [
    { id: '1', label: '하루' },
    { id: '7', label: '7일' },
    { id: '30', label: '30일' },
  ],
  site: '홈페이지 전체',
  shell: '공통 화면',
  releaseMark: '세로선은 새 릴리스가 처음 보인 때입니다.',
  charts: {
    views: '화면 보기',
    errors: '오류',
    LCP: '가장 큰 그림이 보일 때까지 (LCP)',
  },
  chartSummary: (name: string, least: string, most: string, last: string, releases: string) =>
    `${name}: 최저 ${least}, 최고 ${most}, 마지막 ${last}.${releases && ` 새 릴리스 ${releases}.`}`,
  noMeasure: '잰 값 없음',
  tableCaption: (module: string) => `${module}의 릴리스별 집계`,
  columns: {
    release: '릴리스',
    since: '처음 본 때',
    views: '화면 보기',
    visits: '방문',
    errors: '오류',
    LCP: 'LCP',
    INP: 'INP',
    CLS: 'CLS',
    goals: '상담 신청',
  },
  version: (version: string) => `버전 ${version}`,
  unknownRelease: '알 수 없음',
  live: (number: string) => `${number}번`,
  canary: (number: string) => `시험 ${number}번`,
  count: (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ','),
  milliseconds: (value: number) => (value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)}초`),
  goals: (goals: number, rate: number | null) =>
    rate === null ? '–' : `${goals}건 (${(100 * rate).toFixed(rate < 0.1 ? 1 : 0)} %)`,
} as const;

/** A release as people call it: `live/41` is 41번. */
export function releaseName(release: string | null): string {
  const [, channel, number = ''] = /^(\w[\w-]*)\/(\d+)$/.exec(release ?? '') ?? [];
  if (!channel) return signalsWords.unknownRelease;
  if (channel === 'live') return signalsWords.live(number);
  return channel === 'canary' ? signalsWords.canary(number) : `${channel} ${number}`;
}
