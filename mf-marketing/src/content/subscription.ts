import type { Facts } from '@platform/contract';
import { depositTable, housingAct, housingSupplyRule, type Source } from './sources';

export interface GuideTopic {
  readonly title: string;
  readonly text: string;
  /** The article it rests on, short. */
  readonly basis?: string;
}

/** Deposit by registered address and area, in units of 10,000 won. 주택공급에 관한 규칙 별표 2. */
export const deposits = {
  regions: [
    { id: 'daejeon', name: '대전광역시' },
    { id: 'neighbour', name: '세종특별자치시·충청남도' },
  ],
  areas: [
    { upTo: 85, name: '85㎡ 이하' },
    { upTo: 135, name: '85㎡ 초과 135㎡ 이하' },
    { upTo: Number.POSITIVE_INFINITY, name: '135㎡ 초과' },
  ],
  amounts: {
    daejeon: [250, 700, 1000],
    neighbour: [200, 400, 500],
  },
} as const;

export type DepositRegion = keyof typeof deposits.amounts;

export const subscriptionGuide = {
  title: ['처음이어도', '차례대로 준비하면 됩니다'],
  lead: '자격을 확인하고, 예치금을 맞추고, 공고를 읽고 신청합니다. 놓치기 쉬운 것부터 차례로 적었습니다.',
  contents: '이 페이지의 내용',
  disclaimer: '본 안내는 고객의 이해와 성공적인 청약을 돕기 위해 요약한 것입니다.',
  qualification: {
    id: 'qualification',
    title: '신청 자격',
    topics: [
      {
        title: '거주 지역',
        text: '입주자모집공고일 현재 대전광역시, 세종특별자치시, 충청남도에 거주하는 성년자가 신청할 수 있습니다.',
        basis: '제4조 제3항',
      },
      {
        title: '1순위',
        text: '청약통장에 가입한 지 6개월이 지나고 예치금이 기준금액 이상이면 1순위입니다. 가입 기간은 시장이 12개월까지 늘릴 수 있습니다.',
        basis: '제28조 제1항',
      },
      { title: '2순위', text: '1순위에 해당하지 않는 청약통장 가입자는 2순위로 신청합니다.', basis: '제28조 제1항' },
      {
        title: '특별공급',
        text: '특별공급도 청약통장 6개월과 예치금이 필요합니다. 일부 유형에는 예외가 있습니다.',
        basis: '제48조',
      },
      { title: '한 사람에 한 채', text: '민영주택은 한 사람에게 한 채를 기준으로 공급합니다.', basis: '제4조 제1항' },
    ] as readonly GuideTopic[],
  },
  deposit: {
    id: 'deposit',
    title: '예치금',
    lead: '예치금은 집이 들어서는 곳이 아니라, 공고일 현재 신청하는 분의 주민등록 주소를 따릅니다.',
    caption: '주민등록지와 전용면적에 따른 예치기준금액',
    corner: '전용면적',
    finder: {
      title: '내 예치금 찾기',
      region: '주민등록지',
      area: '신청할 면적',
      result: '필요한 예치금',
      local: '고르신 내용은 이 화면에서만 쓰며 어디에도 보내지 않습니다.',
    },
    unit: '만원',
    note: '세종특별자치시는 별표 2의 특별시·광역시가 아닌 지역 금액을 적용하여 적었습니다. 실제 적용 금액은 공고에서 확인해 주세요.',
  },
  procedure: {
    id: 'procedure',
    title: '신청 절차',
    steps: [
      {
        title: '입주자모집공고 확인',
        text: '공고는 첫 신청일의 10일 전까지 나옵니다. 가격과 납부일, 자격과 일정을 이때 확인합니다.',
      },
      {
        title: '청약 신청',
        text: '공고에서 정한 날에 한국부동산원 청약홈에서 신청합니다. 특별공급과 일반공급의 신청일이 다릅니다.',
      },
      { title: '당첨자 발표', text: '공고에서 정한 날에 청약홈에서 확인합니다.' },
      {
        title: '서류 제출과 자격 확인',
        text: '당첨된 분의 자격을 서류로 확인합니다. 사실과 다르면 당첨이 취소될 수 있습니다.',
      },
      { title: '공급계약', text: '공고에서 정한 기간에 계약합니다. 계약서에 붙는 인지세는 기한 내 납부합니다.' },
    ],
  },
  documents: {
    id: 'documents',
    title: '준비 서류',
    lead: '유형에 따라 다르지만 대체로 함께 준비하는 서류입니다. 발급일과 종류는 공고에서 정합니다.',
    items: [
      { title: '공통', text: '신분증, 주민등록표 등본과 초본, 가족관계증명서, 인감증명서 또는 본인서명사실확인서' },
      { title: '특별공급', text: '다자녀, 노부모 부양, 신혼부부, 생애최초, 신생아, 기관추천 등 유형별 증빙 서류' },
      { title: '대리인', text: '위임장과 대리인의 신분증, 위임한\u00a0분의 인감증명서' },
    ],
  },
  cautions: {
    id: 'cautions',
    title: '유의사항',
    topics: [
      {
        title: '기준일은 공고일입니다',
        text: '거주지와 예치금, 무주택 여부는 대체로 입주자모집공고일을 기준으로 판단합니다. 공고 전에 미리 살펴두시기 바랍니다.',
      },
      {
        title: '면적은 주거전용면적으로 적습니다',
        text: '공고와 이 홈페이지의 면적은 주거전용면적입니다. 84㎡와 그보다 큰 주택형은 선정 방법이 다릅니다.',
        basis: '제21조',
      },
      {
        title: '2026년 6월 15일에 특별공급이 바뀌었습니다',
        text: '신생아 특별공급이 따로 생기고 신혼부부의 비율이 바뀌었습니다. 그 전에 쓰인 표는 지금과 다릅니다.',
      },
      {
        title: '규제지역 여부는 공고일에 다시 확인합니다',
        text: '규제지역으로 지정되면 순위와 전매, 재당첨 기준이 달라집니다. 최종 적용 기준은 공고에 적힙니다.',
      },
      {
        title: '낮은 층을 먼저 배정받을 수 있습니다',
        text: '만 65세 이상이거나 장애가 있는 분이 세대에 계시면 최하층을 우선 배정받으실 수 있습니다.',
        basis: '제51조',
      },
    ] as readonly GuideTopic[],
  },
  sources: [
    housingSupplyRule('제4조, 제21조, 제28조, 제48조, 제51조'),
    depositTable,
    housingAct('제54조 입주자모집공고와 주택의 공급'),
  ] as readonly Source[],
  next: { label: '특별공급과 선정 방법 보기', path: '/SalesInfo/guide' },
} as const;

export interface SupplyRow {
  readonly name: string;
  /** What is to be added to the name, small. */
  readonly detail?: string;
  readonly to85: string | null;
  readonly over85: string | null;
  readonly basis: string;
}

export const subscriptionNotice = {
  title: ['면적에 따라', '뽑는 방법이 다릅니다'],
  lead: '전용면적 85㎡를 경계로 특별공급의 종류와 일반공급의 선정 방법이 나뉩니다. 신청하려는 면적의 칸을 읽어 보세요.',
  special: {
    title: '특별공급',
    caption: '특별공급의 종류와 최대 비율',
    head: { name: '유형', to85: '84㎡', over85: '115 · 142 · 182㎡', basis: '근거' },
    none: '해당 없음',
    rows: [
      { name: '기관추천', to85: '10%', over85: null, basis: '제36조' },
      { name: '신생아', to85: '10%', over85: null, basis: '제35조의3' },
      { name: '신혼부부', to85: '15%', over85: null, basis: '제41조' },
      { name: '생애최초', to85: '7%', detail: '공공택지는 17%', over85: null, basis: '제43조' },
      { name: '다자녀가구', detail: '미성년 자녀 2명 이상', to85: '10%', over85: '10%', basis: '제40조' },
      { name: '노부모 부양', to85: '3%', over85: '3%', basis: '제46조' },
    ] as readonly SupplyRow[],
    note: '표의 비율은 상한이며 승인권자가 조정할 수 있습니다(제49조). 이전기관 종사자 등(제39조)과 제42조의 대상은 시가 인정하는 경우에 공급합니다.',
  },
  general: {
    title: '일반공급',
    topics: [
      {
        title: '84㎡',
        text: '구청장이 정하여 공고하는 경우 40% 이하를 가점제로, 나머지를 추첨제로 선정합니다.',
        basis: '제28조 제2항',
      },
      { title: '115㎡ · 142㎡ · 182㎡', text: '추첨제로 선정합니다.', basis: '제28조 제4항' },
      {
        title: '추첨 시 무주택 우선',
        text: '광역시에서는 추첨으로 공급하는 주택의 75%를 무주택세대구성원에게 먼저 공급합니다. 85㎡를 넘는 주택형에 적용되는지는 공고에서 확인해 주세요.',
        basis: '제28조 제8항',
      },
    ] as readonly GuideTopic[],
  },
  after: {
    title: '당첨 이후',
    topics: [
      {
        title: '재당첨 제한과 전매',
        text: '공고일 현재의 규제지역 여부와 택지의 종류에 따라 정해지며, 적용 여부와 기간은 공고에 적습니다.',
      },
      {
        title: '견본주택의 마감재',
        text: '견본주택에 쓴 마감재는 승인받은 내용과 같아야 하며, 목록은 공개합니다.',
        basis: '주택법 제54조, 제60조',
      },
      { title: '사전방문과 입주', text: '입주 예정일과 사전방문 기간은 공고에 적습니다.', basis: '제21조' },
    ] as readonly GuideTopic[],
  },
  disclaimer: '본 안내는 고객의 이해와 성공적인 청약을 돕기 위해 요약한 것입니다.',
  sources: [
    housingSupplyRule('제21조, 제28조, 제35조의3, 제36조, 제39조부터 제43조, 제46조, 제49조'),
    housingAct('제54조, 제60조'),
  ] as readonly Source[],
  next: { label: '입주자모집공고 보기', path: '/SalesInfo/announcement' },
} as const;

export const recruitment = {
  title: ['공고가', '모든 기준이 됩니다'],
  leadBefore: '입주자모집공고는 승인이 나는 대로 이 자리에 게시합니다. 공고에 담길 내용을 먼저 정리했습니다.',
  leadAfter: (date: string) =>
    `${date}에 게시한 입주자모집공고입니다. 아래에서 요약을 읽고 원문을 열어 보실 수 있습니다.`,
  caption: '입주자모집공고 요약',
  rows: (facts: Facts) => [
    { label: '공급 세대수', value: `총 ${facts.households}세대 (특별공급 세대수는 공고에서 확정)` },
    { label: '주거전용면적', value: facts.exclusiveAreas.map((area) => `${area}㎡`) },
    { label: '대지위치', value: facts.address },
    { label: '시행·수탁', value: facts.trustee },
    { label: '시공', value: facts.builder },
    { label: '모집공고일', value: facts.recruitmentNotice ? longDate(facts.recruitmentNotice.publishedOn) : null },
    ...(
      facts.salesSchedule ?? [
        { label: '청약 접수', date: null },
        { label: '당첨자 발표', date: null },
        { label: '계약 기간', date: null },
      ]
    ).map(({ label, date }) => ({ label, value: date })),
    { label: '신청 자격', value: '대전광역시, 세종특별자치시, 충청남도 거주 성년자 (자세한 자격은 공고 기준)' },
    { label: '분양가격과 납부일', value: null },
    { label: '입주 예정', value: facts.moveIn },
  ],
  document: '공고문 원문',
  open: '공고문 펼쳐 보기',
  close: '공고문 접기',
  download: '새 창에서 열기',
  frame: '입주자모집공고 원문',
  loading: '파일을 불러오는 중입니다…',
  slow: '불러오는 데 시간이 걸리고 있습니다. 새 창에서 여시면 바로 보실 수 있습니다.',
  soon: '공고문은 아직 게시되지 않았습니다. 관심고객으로 등록하시면 게시 소식을 먼저 알려 드립니다.',
  register: '관심고객 등록',
  disclaimer: '위 내용은 편집 과정에서 오류가 있을 수 있으므로 반드시 입주자모집공고 원문을 확인하시기 바랍니다.',
  readTitle: '공고에서 확인할 것',
  read: [
    { title: '가격과 납부일', text: '층과 타입별 가격, 계약금과 중도금, 잔금의 비율과 날짜' },
    { title: '자격과 순위', text: '거주지와 가입 기간, 예치금, 특별공급 유형별 요건' },
    { title: '일정', text: '신청일과 당첨자 발표일, 서류 제출과 계약 기간, 입주 예정일과 사전방문' },
    { title: '집의 조건', text: '주거전용면적과 마감재 목록, 성능등급, 지하 주차장의 높이' },
    { title: '유의사항', text: '주변 시설과 소음, 전매와 재당첨 제한, 위약에 관한 사항' },
  ],
  sources: [housingSupplyRule('제21조 입주자모집공고')] as readonly Source[],
} as const;

/** `2026-11-20` as 2026년 11월 20일. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${year}년 ${Number(month)}월 ${Number(day)}일`;
}
