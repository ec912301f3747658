import type { Facts } from '@platform/contract';
import { daysText } from '../sales-schedule/salesDays';
import { areasText } from './areas';
import { type Bases, type Basis, supplyRule } from './law/basis';
import { longDate } from './longDate';
import { lowestFloor } from './lowestFloor';

export interface GuideTopic {
  readonly title: string;
  readonly text: string;
  readonly basis: Bases;
}

/** Deposit by registered address and area, in units of 10,000 won. 주택공급에 관한 규칙 별표 2, all four classes. */
export const deposits = {
  regions: [
    { id: 'daejeon', name: '대전광역시' },
    { id: 'neighbour', name: '세종특별자치시·충청남도' },
  ],
  areas: [
    { upTo: 85, name: '85㎡ 이하' },
    { upTo: 102, name: '85㎡ 초과 102㎡ 이하' },
    { upTo: 135, name: '102㎡ 초과 135㎡ 이하' },
    { upTo: Number.POSITIVE_INFINITY, name: '135㎡ 초과' },
  ],
  amounts: {
    daejeon: [250, 400, 700, 1000],
    neighbour: [200, 300, 400, 500],
  },
} as const;

export type DepositRegion = keyof typeof deposits.amounts;

const depositBases: Bases = [{ law: 'depositTable', article: '별표 2' }, supplyRule('제10조 제1항')];

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
        title: '신청할 수 있는 지역',
        text: '입주자모집공고일 현재 대전광역시에 사는 성년자가 신청할 수 있습니다. 세종특별자치시와 충청남도에 사는 성년자도 신청할 수 있습니다.',
        basis: [supplyRule('제4조 제1항, 제3항')],
      },
      {
        title: '같은 순위에서는 대전 거주자가 먼저입니다',
        text: '같은 순위에서 경쟁하면 대전광역시 거주자를 먼저 선정하고, 세종과 충남 거주자는 남은 주택이 있을 때 선정합니다. 대전광역시장이 거주 기간을 정하여 공고하면 그 기간을 채운 대전 거주자가 우선합니다.',
        basis: [supplyRule('제25조 제3항, 제4조 제5항')],
      },
      {
        title: '1순위',
        text: '주택청약종합저축에 가입한 지 6개월이 지나고 예치기준금액 이상을 납입한 분입니다. 청약 과열이 우려되면 대전광역시장이 가입 기간을 12개월까지 늘려 공고할 수 있습니다.',
        basis: [supplyRule('제28조 제1항')],
      },
      {
        title: '2순위',
        text: '1순위에 해당하지 않는 분입니다. 2순위로 신청할 때에도 주택청약종합저축 가입(순위)증명서를 냅니다.',
        basis: [supplyRule('제28조 제1항, 제23조 제2항')],
      },
      {
        title: '특별공급',
        text: '신생아, 생애최초, 노부모 부양 특별공급은 1순위여야 합니다. 다자녀가구, 신혼부부, 기관추천 특별공급은 가입한 지 6개월이 지나고 예치기준금액을 납입해야 하며, 국가유공자와 장애인처럼 예외인 분도 있습니다.',
        basis: [supplyRule('제35조의3 제3항, 제43조 제3항, 제46조 제1항, 제48조')],
      },
      {
        title: '한 사람에 한 채',
        text: '민영주택은 한 사람에게 한 채를 기준으로 공급합니다.',
        basis: [supplyRule('제4조 제1항')],
      },
    ] as readonly GuideTopic[],
  },
  deposit: {
    id: 'deposit',
    title: '예치금',
    lead: '예치금은 집이 들어서는 곳이 아니라, 공고일 현재 신청하는 분의 주민등록 주소를 따릅니다.',
    basis: depositBases,
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
    note: '세종특별자치시는 별표 2의 ‘특별시 및 광역시를 제외한 지역’ 금액을 적용하여 적었습니다. 큰 면적의 기준금액을 예치하면 그보다 작은 면적에도 신청할 수 있습니다.',
  },
  procedure: {
    id: 'procedure',
    title: '신청 절차',
    steps: [
      {
        title: '입주자모집공고 확인',
        text: '공고는 첫 청약 접수일 10일 전에 합니다. 일부 특별공급은 5일 전까지 줄어들 수 있습니다. 가격과 납부일, 자격과 일정을 이때 확인합니다.',
        basis: [supplyRule('제21조 제2항, 제3항')] as Bases,
      },
      {
        title: '청약 신청',
        text: '공고에서 정한 날에 한국부동산원 청약홈에서 신청합니다. 특별공급과 일반공급의 신청일이 다를 수 있습니다.',
        basis: [supplyRule('제21조 제3항, 제50조 제1항')] as Bases,
      },
      {
        title: '당첨자 발표',
        text: '공고에서 정한 날에 청약홈에서 확인합니다. 동·호수는 추첨으로 정해집니다.',
        basis: [supplyRule('제25조 제2항, 제4항')] as Bases,
      },
      {
        title: '서류 제출과 자격 확인',
        text: '당첨된 분의 자격을 서류와 전산으로 확인합니다. 사실과 다르면 7일 이상의 소명 기간을 거쳐 당첨이 취소될 수 있습니다.',
        basis: [supplyRule('제52조')] as Bases,
      },
      {
        title: '공급계약',
        text: '공고에서 정한 기간에 계약합니다. 계약서에 붙는 인지세는 기한 내 납부합니다.',
        basis: [supplyRule('제59조'), { law: 'stampTaxAct', article: '제8조 제3항' }] as Bases,
      },
    ],
  },
  documents: {
    id: 'documents',
    title: '준비 서류',
    lead: '유형에 따라 다르지만 대체로 함께 준비하는 서류입니다. 발급일과 종류는 공고에서 정합니다.',
    basis: [supplyRule('제23조 제2항')] as Bases,
    items: [
      { title: '공통', text: '신분증, 주민등록표 등본과 초본, 가족관계증명서, 인감증명서 또는 본인서명사실확인서' },
      { title: '특별공급', text: '신생아, 다자녀가구, 신혼부부, 생애최초, 노부모 부양, 기관추천 등 유형별 증빙 서류' },
      { title: '대리인', text: '위임장과 대리인의 신분증, 위임한\u00a0분의 인감증명서' },
    ],
  },
  cautions: {
    id: 'cautions',
    title: '유의사항',
    topics: [
      {
        title: '기준일은 공고일입니다',
        text: '거주지와 순위, 예치금을 보는 주소는 입주자모집공고일을 기준으로 판단합니다. 공고 전에 미리 살펴보시기 바랍니다.',
        basis: [supplyRule('제4조 제1항, 제28조 제1항, 별표 2')],
      },
      {
        title: '면적은 주거전용면적으로 적습니다',
        text: '공고와 이 홈페이지의 면적은 주거전용면적입니다. 84㎡와 그보다 큰 주택형은 당첨자 선정 방법이 다릅니다.',
        basis: [supplyRule('제21조 제5항, 제28조')],
      },
      {
        title: '2026년 6월 15일에 특별공급이 바뀌었습니다',
        text: '민영주택에도 신생아 특별공급이 따로 생기고 신혼부부와 생애최초의 비율과 요건이 바뀌었습니다. 그 전에 쓰인 표는 지금과 다릅니다.',
        basis: [supplyRule('제35조의3, 제41조, 제43조')],
      },
      {
        title: '규제지역 여부는 공고일에 다시 확인합니다',
        text: '투기과열지구나 청약과열지역으로 지정되면 순위와 가점제 비율, 재당첨 제한이 달라집니다. 최종 적용 기준은 공고에 적힙니다.',
        basis: [supplyRule('제28조, 제54조')],
      },
      { title: '낮은 층을 먼저 배정받을 수 있습니다', ...lowestFloor },
    ] as readonly GuideTopic[],
  },
  score: { label: '내 가점과 신청 자격 확인하기', path: '/SalesInfo/Score' },
  next: { label: '특별공급과 선정 방법 보기', path: '/SalesInfo/guide' },
} as const;

export interface SupplyRow {
  readonly name: string;
  /** What is to be added to the name, small. */
  readonly detail?: string;
  readonly to85: string | null;
  readonly over85: string | null;
  readonly basis: Bases;
}

export const subscriptionNotice = {
  title: ['면적에 따라', '당첨자 선정 방법이 다릅니다'],
  lead: '전용면적 85㎡를 경계로 특별공급의 종류와 일반공급의 선정 방법이 나뉩니다. 신청하려는 면적의 칸을 읽어 보세요.',
  special: {
    title: '특별공급',
    caption: '특별공급의 종류와 최대 비율',
    head: { name: '유형', to85: '84㎡', over85: '115 · 142 · 182㎡', basis: '근거' },
    none: '해당 없음',
    rows: [
      {
        name: '기관추천',
        detail: '시·도지사 승인 시 20%',
        to85: '10%',
        over85: null,
        basis: [supplyRule('제36조')],
      },
      { name: '신생아', detail: '2세 미만 자녀', to85: '10%', over85: null, basis: [supplyRule('제35조의3')] },
      { name: '신혼부부', detail: '혼인신고 7년 이내', to85: '15%', over85: null, basis: [supplyRule('제41조')] },
      { name: '생애최초', detail: '공공택지는 17%', to85: '7%', over85: null, basis: [supplyRule('제43조')] },
      {
        name: '다자녀가구',
        detail: '미성년 자녀 2명 이상, 인정 시 15%',
        to85: '10%',
        over85: '10%',
        basis: [supplyRule('제40조')],
      },
      { name: '노부모 부양', detail: '65세 이상, 3년 이상', to85: '3%', over85: '3%', basis: [supplyRule('제46조')] },
      {
        name: '비수도권 이전 종사자',
        detail: '시·도지사 승인 시 20%',
        to85: '10%',
        over85: '10%',
        basis: [supplyRule('제39조')],
      },
      {
        name: '지역균형발전',
        detail: '시·도지사가 인정하는 분',
        to85: '10%',
        over85: '10%',
        basis: [supplyRule('제42조')],
      },
    ] as readonly SupplyRow[],
    note: '표의 비율은 법령이 정한 상한이며, 실제 비율과 세대수는 입주자모집공고에서 정합니다.',
  },
  kinds: {
    title: '유형별 요건',
    topics: [
      {
        title: '신생아',
        text: '공고일 현재 2세 미만의 자녀가 있는 1순위 무주택세대구성원이 대상입니다. 두 돌이 되는 날까지 2세 미만으로 보고, 태아와 입양한 자녀도 포함합니다. 소득 또는 부동산 기준이 있으며 추첨으로 선정합니다.',
        basis: [supplyRule('제35조의3 제3항, 제4항')],
      },
      {
        title: '신혼부부',
        text: '공고일 현재 혼인신고를 한 지 7년이 지나지 않은 무주택세대구성원이 대상이며, 소득 또는 부동산 기준이 있습니다.',
        basis: [supplyRule('제41조 제1항')],
      },
      {
        title: '생애최초',
        text: '세대에 속한 모두가 주택을 소유한 적이 없는 1순위 무주택세대구성원으로, 소득세를 5년 이상 낸 근로자나 자영업자가 대상입니다. 소득 또는 부동산 기준이 있고, 혼인 중이거나 자녀가 있는 분에게 먼저 공급합니다.',
        basis: [supplyRule('제43조 제3항, 제4항')],
      },
      {
        title: '혼자 사는 분의 생애최초',
        text: '단독세대주이거나 세대원이 아닌 동거인은 생애최초 특별공급을 주거전용면적 60㎡ 이하에만 신청할 수 있습니다. 이 단지에는 60㎡ 이하인 주택형이 없어, 혼자 사는 분은 생애최초로 신청할 수 없습니다.',
        basis: [supplyRule('제43조 제3항')],
      },
      {
        title: '다자녀가구',
        text: '공고일 현재 미성년 자녀가 두 명 이상인 무주택세대구성원이 대상입니다. 태아와 입양한 자녀도 포함합니다.',
        basis: [supplyRule('제40조')],
      },
      {
        title: '노부모 부양',
        text: '65세 이상인 직계존속(배우자의 직계존속 포함)을 3년 이상 계속 같은 주민등록표에 올려 부양한 1순위 무주택 세대주가 대상입니다. 부양받는 분의 배우자도 무주택이어야 하며, 경쟁하면 가점으로 선정합니다.',
        basis: [supplyRule('제46조 제1항, 제2항')],
      },
      {
        title: '기관추천',
        text: '국가유공자, 장애인, 장기복무 군인, 중소기업 근로자 등 관계 기관이 추천한 무주택세대구성원이 대상입니다. 저출산·고령사회 대응 시책으로 승인받으면 85㎡를 넘는 주택도 포함할 수 있습니다.',
        basis: [supplyRule('제36조, 제42조')],
      },
      {
        title: '비수도권 이전 종사자와 지역균형발전',
        text: '수도권에서 비수도권으로 옮기는 학교, 공장, 기업, 기업연구소에 다니는 분과, 지역균형발전 시책에 따라 시·도지사가 인정하는 무주택세대구성원이 대상입니다. 앞의 유형은 무주택세대구성원을 1순위로 합니다.',
        basis: [supplyRule('제39조, 제42조')],
      },
      {
        title: '정해진 지역에만 있는 유형',
        text: '이전기관 종사자 등의 특별공급은 도청이전신도시, 혁신도시, 산업단지처럼 법령이 정한 지역의 주택에만 있습니다.',
        basis: [supplyRule('제47조')],
      },
      {
        title: '비율의 조정',
        text: '다자녀가구, 신혼부부, 생애최초, 노부모 부양의 비율은 입주자모집승인권자가 전체 건설량의 10% 범위에서 늘리거나 줄일 수 있습니다. 유형마다 3% 이상이어야 하고, 네 유형의 합은 조정하기 전의 합을 넘지 않습니다.',
        basis: [supplyRule('제49조 제1항')],
      },
      {
        title: '특별공급은 한 차례입니다',
        text: '특별공급은 한 세대에 한 차례, 한 채만 공급합니다. 2024년 6월 19일 이후 태어난 자녀가 있는 분에게는 한 차례의 예외가 있습니다.',
        basis: [supplyRule('제55조, 제55조의3 제3항')],
      },
    ] as readonly GuideTopic[],
  },
  general: {
    title: '일반공급',
    topics: [
      {
        title: '84㎡',
        text: '1순위에서 경쟁하면, 구청장이 40% 이하에서 비율을 정하여 공고한 만큼 가점제로 선정하고 나머지를 추첨제로 선정합니다. 따로 공고하지 않으면 모두 추첨제입니다.',
        basis: [supplyRule('제28조 제2항')],
      },
      {
        title: '115㎡ · 142㎡ · 182㎡',
        text: '1순위에서 경쟁하면 추첨제로 선정합니다.',
        basis: [supplyRule('제28조 제4항')],
      },
      {
        title: '추첨 시 무주택 우선',
        text: '광역시에서는 추첨 대상자가 주택보다 많으면 추첨으로 공급하는 주택의 75%를 무주택세대구성원에게 먼저 공급하고, 나머지를 무주택세대구성원과 1주택 세대에 공급합니다. 85㎡를 넘는 주택형에 적용되는지는 공고에서 확인해 주세요.',
        basis: [supplyRule('제28조 제8항')],
      },
      { title: '2순위', text: '2순위에서 경쟁하면 추첨으로 선정합니다.', basis: [supplyRule('제28조 제9항')] },
    ] as readonly GuideTopic[],
  },
  after: {
    title: '당첨 이후',
    topics: [
      {
        title: '재당첨 제한과 전매',
        text: '공고일 현재의 규제지역 여부와 분양가상한제 적용 여부 등에 따라 정해지며, 적용 여부와 기간은 공고에 적습니다.',
        basis: [supplyRule('제54조'), { law: 'housingAct', article: '제64조' }],
      },
      {
        title: '견본주택의 마감자재',
        text: '사업주체가 견본주택을 지으면 그 안의 마감자재와 가구는 사업계획승인 내용과 같아야 하고, 마감자재 목록표와 평면도를 갖추어 두어야 합니다. 발코니를 확장하여 꾸민 곳은 확장한 부분을 표시합니다.',
        basis: [{ law: 'housingAct', article: '제60조' }, supplyRule('제22조 제3항')],
      },
      {
        title: '사전방문과 입주',
        text: '입주 예정일과 사전방문에 관한 사항은 공고에 적습니다.',
        basis: [supplyRule('제21조 제3항')],
      },
    ] as readonly GuideTopic[],
  },
  disclaimer: '본 안내는 고객의 이해와 성공적인 청약을 돕기 위해 요약한 것입니다.',
  next: { label: '입주자모집공고 보기', path: '/SalesInfo/announcement' },
} as const;

export const recruitment = {
  title: ['공고가', '모든 기준이 됩니다'],
  leadBefore: '입주자모집공고는 승인이 나는 대로 이 자리에 게시합니다. 공고에 담길 내용을 먼저 정리했습니다.',
  leadAfter: (date: string) =>
    `${date}에 게시한 입주자모집공고입니다. 아래에서 요약을 읽고 원문을 열어 보실 수 있습니다.`,
  /** Before there is a notice, the table cannot be a summary of one. */
  caption: (published: boolean) => (published ? '입주자모집공고 요약' : '공고에 담길 내용'),
  rows: (facts: Facts) => [
    { label: '공급 세대수', value: `총 ${facts.households}세대 (특별공급 세대수는 공고에서 확정)` },
    { label: '주거전용면적', value: areasText(facts.exclusiveAreas) },
    { label: '대지위치', value: facts.address },
    { label: '시행·수탁', value: facts.trustee },
    { label: '시공', value: facts.builder },
    { label: '모집공고일', value: facts.recruitmentNotice ? longDate(facts.recruitmentNotice.publishedOn) : null },
    ...(facts.salesSchedule?.map(({ label, ...days }) => ({ label, value: daysText(days) })) ?? [
      { label: '청약 접수', value: null },
      { label: '당첨자 발표', value: null },
      { label: '계약 기간', value: null },
    ]),
    {
      label: '신청 자격',
      value: '대전광역시에 사는 성년자 우선, 세종특별자치시와 충청남도에 사는 성년자 (자세한 자격은 공고 기준)',
    },
    { label: '분양가격과 납부일', value: facts.prices },
    { label: '입주 예정', value: facts.moveIn },
  ],
  document: '공고문 원문',
  open: '공고문 펼쳐 보기',
  close: '공고문 접기',
  download: '새 창에서 열기',
  frame: '입주자모집공고 원문',
  loading: '파일을 불러오는 중입니다…',
  slow: '불러오는 데 시간이 걸리고 있습니다. 새 창에서 여시면 바로 보실 수 있습니다.',
  soon: '공고문은 아직 게시되지 않았습니다. 게시하면 이 자리에서 보실 수 있습니다. 그 전에 궁금한 점은 관심고객으로 등록해 주시면 상담해 드립니다.',
  register: '관심고객 등록',
  disclaimer: (published: boolean) =>
    published
      ? '위 내용은 편집 과정에서 오류가 있을 수 있으므로 반드시 입주자모집공고 원문을 확인하시기 바랍니다.'
      : '입주자모집공고는 아직 나오지 않았습니다. 위 내용은 지금 알 수 있는 것을 정리한 것이며 공고로 확정됩니다.',
  readTitle: '공고에서 확인할 것',
  read: [
    { title: '가격과 납부일', text: '층과 타입별 가격, 계약금과 중도금, 잔금의 비율과 날짜' },
    { title: '자격과 순위', text: '거주지와 가입 기간, 예치금, 특별공급 유형별 요건' },
    { title: '일정', text: '신청일과 당첨자 발표일, 서류 제출과 계약 기간, 입주 예정일과 사전방문' },
    { title: '주택 사양', text: '주거전용면적과 마감재 목록, 성능등급, 지하 주차장의 높이' },
    { title: '유의사항', text: '주변 시설과 소음, 전매와 재당첨 제한, 위약에 관한 사항' },
  ],
  basis: [supplyRule('제21조, 제4조')] as readonly Basis[],
} as const;
