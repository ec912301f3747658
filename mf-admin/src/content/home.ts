import type { ToldRelease } from '@platform/contract/releaseOverview';
import type { Role } from '@riverview/site/staff';

/** What a release may change beside modules, by its name in the journal. */
const moduleName = (name: string): string => ({ shell: '공통 화면', 'site-facts': '사이트 정보' })[name] ?? name;

/** Words of the administrator's home. */
export const homeWords = {
  lead: '상담 접수와 방문, 보도자료, 릴리스의 오늘 현황을 한 화면에서 확인하는 곳입니다. 로그인하시면 맡으신 업무에 맞는 내용이 보이며, 접수 내역과 방문 현황, 보도자료 화면에서 다시 로그인하지 않으셔도 됩니다.',
  title: '오늘',
  role: (role: Role) => ({ owner: '전체 권한', press: '보도자료 담당', sales: '상담 담당' })[role],
  noRole: '이 계정에는 권한이 없습니다. 로그아웃한 뒤 권한이 있는 계정으로 다시 로그인해 주세요.',
  loading: '불러오는 중...',
  failed: '불러오지 못했습니다. 1분 안에 다시 시도합니다.',
  count: (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ','),
  leads: {
    title: '접수',
    waiting: '새 접수',
    today: (count: number, due: number) => `오늘 들어온 접수 ${count}건 · 오늘까지 할 일 ${due}건`,
    link: '접수 내역',
    path: '/Admin/Leads',
  },
  guests: { title: '방문 예약', today: '오늘 오시는 분', link: '오늘의 예약', path: '/Admin/Visits' },
  visits: {
    title: '방문',
    visits: '지난 24시간의 방문',
    more: (views: string, errors: string) => `화면 보기 ${views} · 오류 ${errors}`,
    link: '방문 현황',
    path: '/Admin/Signals',
    off: '방문을 집계하지 않도록 설정되어 있습니다.',
  },
  posts: {
    title: '보도자료',
    none: '직접 쓰셔서 공개된 글이 아직 없습니다. 보도자료 목록에 ‘예시’로 표시된 글은 방문자에게도 보이지만, 여기에는 나오지 않습니다.',
    link: '보도자료 쓰기',
    path: (slug: string) => `/${slug}/press`,
  },
  releases: {
    title: '릴리스',
    none: '지난 24시간 동안 방문이 없어 표시할 릴리스가 없습니다.',
    since: (when: string) => `${when}부터`,
    visits: (visits: string, errors: string) => `방문 ${visits} · 오류 ${errors}`,
    link: '릴리스별 방문',
    path: '/Admin/Signals',
    noJournal: '여기에서는 릴리스 기록을 읽을 수 없어, 지난 24시간의 방문에서 확인된 릴리스만 보여 드립니다.',
    kinds: {
      publish: '배포',
      rollback: '되돌림',
      choice: '버전 선택',
      promotion: '승격',
      pin: '버전 고정',
      data: '내용 갱신',
      canary: '시험 배포',
    } satisfies Readonly<Record<ToldRelease['kind'], string>>,
    share: (share: number) => `방문자 ${Number((100 * share).toFixed(1))} %에게 공개 중`,
    changed: (modules: readonly string[]) =>
      modules.length > 0 ? `바뀐 모듈: ${modules.map(moduleName).join(', ')}` : '바뀐 모듈 없음',
    passed: (pages: number, leftOut: number) =>
      `검사 통과 (${pages}쪽${leftOut > 0 ? `, ${leftOut}쪽은 열지 않음` : ''})`,
    skipped: (why: string) => `검사하지 않음: ${why}`,
    unchecked: '검사 기록 없음',
  },
} as const;
