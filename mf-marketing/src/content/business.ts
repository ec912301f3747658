import type { Facts } from '@platform/contract';
import { areasText } from './areas';
import { koreanNumber } from './koreanNumber';

export interface FactRow {
  readonly label: string;
  /** `null` is shown as 추후 공개; a list is joined by commas and breaks only after one. */
  readonly value: string | readonly string[] | null;
}

export const overview = {
  title: ({ floors }: Facts) => [`하늘로 ${koreanNumber(floors)} 층,`, '시선은 강을 향해'],
  lead: ['둔산 생활권, 서구 월평동에', '들어서는 강변 주거 단지입니다.'],
  figures: ({ buildings, floors, basementFloors, households, exclusiveAreas }: Facts) => [
    { value: String(buildings), unit: '개 동' },
    { value: String(floors), unit: `층, 지하 ${basementFloors}층` },
    { value: String(households), unit: '세대' },
    { value: `${Math.min(...exclusiveAreas)}–${Math.max(...exclusiveAreas)}`, unit: '㎡ 전용면적' },
  ],
  caption: ({ projectName }: Facts) => `${projectName} 사업개요`,
  pictureAlt: '저녁 불빛이 켜진 외관',
  rows: (facts: Facts): readonly FactRow[] => [
    { label: '사업명', value: facts.projectName },
    { label: '대지위치', value: facts.address },
    { label: '대지면적', value: facts.siteArea },
    { label: '건축면적', value: facts.buildingArea },
    { label: '용적률', value: facts.floorAreaRatio },
    { label: '연면적', value: facts.totalFloorArea },
    { label: '규모', value: facts.scale },
    { label: '세대수', value: `총 ${facts.households}세대` },
    { label: '전용면적', value: areasText(facts.exclusiveAreas) },
    { label: '시공', value: facts.builder },
    { label: '시행·수탁', value: facts.trustee },
    { label: '입주 예정', value: facts.moveIn },
  ],
  panels: { overview: '사업개요', location: '입지환경', premium: '프리미엄' },
} as const;

export const schedule = {
  title: ['분양 일정을', '알려 드립니다'],
  caption: '분양 일정',
  soonTitle: '준비하고 있습니다',
  soonLead: '분양 일정은 확정되는 대로 이곳에 공개합니다.\n그 전에 궁금한 점은 관심고객으로 등록해 주세요.',
  action: '관심고객 등록',
  order: '진행 순서',
  price: {
    title: '분양가격과 납부 일정',
    text: ({ prices }: Facts) => prices ?? '입주자모집공고와 함께 공개합니다.',
    link: ({ recruitmentNotice }: Facts) => (recruitmentNotice ? '입주자모집공고 보기' : '모집공고에 담길 내용 보기'),
  },
  calendar: {
    title: '달력에서 보기',
    text: '구독하시면 일정이 바뀔 때 달력의 일정도 따라 바뀝니다.',
    subscription: '달력 구독',
    subscriptionFor: '아이폰, 컴퓨터',
    google: '구글 캘린더 구독',
    googleFor: '안드로이드',
    file: '일정 파일 내려받기',
  },
  share: {
    label: '링크 복사',
    copied: '링크를 복사했습니다',
    failed: '링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  },
  note: '일정은 인허가와 사업 여건에 따라 변경될 수 있으며 입주자모집공고를 기준으로 합니다.',
} as const;

export const documents = {
  title: '준비하고 있습니다',
  lead: '계약에 필요한 서류는 입주자모집공고가 나오는 대로\n당첨 유형별로 정리하여 이곳에 공개합니다.',
  action: '청약방법 먼저 보기',
  prepare: '대체로 함께 준비하는 서류',
  /** Once the facts have them. */
  settled: {
    title: ['계약하실 때', '준비하실 서류'],
    note: '서류의 종류와 발급일은 입주자모집공고를 기준으로 합니다.',
  },
} as const;
