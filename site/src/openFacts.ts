import type { Facts } from './facts';
import { isLaunched } from './isLaunched';
import { processorsOf, transfersOf } from './privacyParties';

/** A fact that is still open, as the owner is told of it. */
export interface OpenFact {
  /** Where it stands in `siteFacts.ts`. */
  readonly path: string;
  readonly name: string;
  /** What asks for it: a law with its article, or what does not work without it. */
  readonly because: string;
  /** By when: before the site is public, or with the recruitment notice. */
  readonly due: 'launch' | 'notice';
}

interface Rule extends OpenFact {
  readonly isOpen: (facts: Facts) => boolean;
}

const later = /추후 공개/;
const notice = '주택공급에 관한 규칙 제21조 제3항';
const ads = '표시·광고의 공정화에 관한 법률 제4조 (중요한 표시·광고사항)';

const rules: readonly Rule[] = [
  {
    path: 'origin',
    name: '홈페이지 주소',
    because: '검색, 문자, 동의 철회 주소에 쓰입니다',
    due: 'launch',
    isOpen: (facts) => !isLaunched(facts),
  },
  {
    path: 'phone',
    name: '대표번호',
    because: '개인정보 보호법 제30조 제1항 제6호 (연락처)',
    due: 'launch',
    isOpen: ({ phone }) => /^1\d{3}-0000$/.test(phone),
  },
  { path: 'builder', name: '시공사', because: ads, due: 'launch', isOpen: ({ builder }) => later.test(builder) },
  { path: 'trustee', name: '시행·수탁사', because: ads, due: 'launch', isOpen: ({ trustee }) => later.test(trustee) },
  {
    path: 'familySite',
    name: '패밀리 사이트 링크',
    because: '아래쪽 메뉴에서 열립니다',
    due: 'launch',
    isOpen: ({ familySite }) => !isLaunched({ origin: familySite.url }),
  },
  {
    path: 'privacy.controller',
    name: '개인정보처리자',
    because: '개인정보 보호법 제15조 제2항, 제30조. 정해질 때까지 공개된 홈페이지의 등록 양식은 열리지 않습니다',
    due: 'launch',
    isOpen: ({ privacy }) => privacy.controller === null,
  },
  {
    path: 'privacy.officer',
    name: '개인정보 보호책임자',
    because: '개인정보 보호법 제31조, 제30조 제1항 제6호',
    due: 'launch',
    isOpen: ({ privacy }) => privacy.officer === null,
  },
  {
    path: 'privacy.processors',
    name: '개인정보 처리 위탁업체',
    because: '개인정보 보호법 제26조 제2항 (없으면 []. analytics의 업체는 여기에 적습니다)',
    due: 'launch',
    isOpen: (facts) => processorsOf(facts) === null,
  },
  {
    path: 'privacy.transfers',
    name: '개인정보 국외 이전',
    because: '개인정보 보호법 제28조의8 (없으면 []. analytics.ga4를 쓰면 Google을 적습니다)',
    due: 'launch',
    isOpen: (facts) => transfersOf(facts) === null,
  },
  {
    path: 'firebase',
    name: '운영 데이터베이스',
    because: '지금은 이 컴퓨터의 저장소를 씁니다 (docs/going-live.md 2)',
    due: 'launch',
    isOpen: ({ firebase }) => firebase.emulator !== null,
  },
  {
    path: 'sale.agencies',
    name: '시행·분양대행사와 등록번호',
    because: `${ads}, 주택법 제54조의2`,
    due: 'launch',
    isOpen: ({ sale }) => sale.agencies === null,
  },
  {
    path: 'sale.approval',
    name: '사업계획승인',
    because: `주택법 제15조, ${ads}`,
    due: 'notice',
    isOpen: ({ sale }) => sale.approval === null,
  },
  {
    path: 'sale.land',
    name: '대지의 소유권 확보와 지번',
    because: `주택공급에 관한 규칙 제15조, ${ads}`,
    due: 'notice',
    isOpen: ({ sale }) => sale.land === null,
  },
  {
    path: 'sale.guarantee',
    name: '분양보증',
    because: `${notice} 제17호`,
    due: 'notice',
    isOpen: ({ sale }) => sale.guarantee === null,
  },
  ...(
    [
      ['siteArea', '대지면적'],
      ['buildingArea', '건축면적'],
      ['floorAreaRatio', '용적률'],
      ['totalFloorArea', '연면적'],
    ] as const
  ).map(
    ([path, name]): Rule => ({
      path,
      name,
      because: `${notice} 제3호, 제8호`,
      due: 'notice',
      isOpen: (facts) => facts[path] === null,
    }),
  ),
  {
    path: 'units',
    name: '타입별 공급면적과 세대수',
    because: `${notice} 제3호, 제8호`,
    due: 'notice',
    isOpen: ({ units }) => Object.values(units).some((unit) => unit.supplyArea === null || unit.households === null),
  },
  {
    path: 'arrangement',
    name: '동별 층수, 층별 호수, 호수별 타입',
    because: `${notice} 제3호, 제8호`,
    due: 'notice',
    isOpen: ({ arrangement }) => Object.values(arrangement).includes(null),
  },
  {
    path: 'prices',
    name: '분양가격과 납부일',
    because: notice,
    due: 'notice',
    isOpen: ({ prices }) => prices === null,
  },
  {
    path: 'payments',
    name: '계약금, 중도금, 잔금의 비율과 날짜',
    because: notice,
    due: 'notice',
    isOpen: ({ payments }) => payments === null,
  },
  {
    path: 'extras',
    name: '발코니 확장과 추가 선택품목의 가격',
    because: `${notice}, 주택법 제54조 제3항 (없으면 [])`,
    due: 'notice',
    isOpen: ({ extras }) => extras === null,
  },
  {
    path: 'salesSchedule',
    name: '분양 일정',
    because: `${notice} 제9호, 제23호, 제25호`,
    due: 'notice',
    isOpen: ({ salesSchedule }) => salesSchedule === null,
  },
  {
    path: 'salesScheduleRevised',
    name: '분양 일정을 정한 날, 또는 고친 날',
    because: '방문객이 구독하는 달력이 이 날짜로 바뀐 일정을 알아봅니다',
    due: 'notice',
    isOpen: ({ salesScheduleRevised }) => salesScheduleRevised === null,
  },
  {
    path: 'contractDocuments',
    name: '계약서류',
    because: `${notice} 제25호`,
    due: 'notice',
    isOpen: ({ contractDocuments }) => contractDocuments === null,
  },
];

/** What the owner still has to settle, in the order in which it is due. */
export function openFacts(facts: Facts): readonly OpenFact[] {
  const open = rules.filter(({ isOpen }) => isOpen(facts)).map(({ isOpen: _, ...fact }) => fact);
  return [...open.filter(({ due }) => due === 'launch'), ...open.filter(({ due }) => due === 'notice')];
}

/** Those of them that keep the site from being public: with a recruitment notice published, all. */
export function launchGaps(facts: Facts): readonly OpenFact[] {
  return openFacts(facts).filter(({ due }) => due === 'launch' || facts.recruitmentNotice !== null);
}
