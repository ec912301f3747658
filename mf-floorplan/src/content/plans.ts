import { particle } from '@riverview/site/particle';
import { pictureNotice } from '@riverview/site/pictureNotice';

/** What the floor plan pages say. */
export const plansContent = {
  typeSuffix: ' 타입 평면',
  /** In two parts: wide screens break between them. */
  tagline: ['강의 풍경과 생활권의 편리함을', '함께 누리는 삶'],
  area: '전용면적',
  supplyArea: '공급면적',
  households: '세대수',
  householdsOf: (count: number) => `${count}세대`,
  later: '추후 공개',
  film: '영상',
  filmOf: (label: string) => `${label} 타입 영상 보기`,
  views: '보기 방식',
  planView: '평면도',
  modelView: '입체 이미지',
  planCaption: (label: string) => `${label} 타입 평면도`,
  modelCaption: (label: string) => `${label} 타입 입체 이미지`,
  /** Stands beside every plan and model: what they show is not the exclusive area alone. */
  extended: '발코니 확장',
  modelAlt: (label: string) => `${label} 타입을 위에서 내려다본 입체 이미지`,
  /** Alternative text of a plan: its rooms stand in full beside it. */
  planAlt: (label: string, rooms: readonly string[]) =>
    `${label} 타입 평면도. 발코니를 확장한 평면에 ${particle(rooms.join(', '), '이/가')} 그려져 있습니다.`,
  enlarge: '크게 보기',
  print: 'A4 인쇄',
  share: {
    label: '링크 복사',
    copied: '링크를 복사했습니다',
    failed: '링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  },
  kakao: {
    label: '카카오톡 공유',
    failed: '카카오톡을 열지 못했습니다. 링크를 복사해 보내 주세요.',
  },
  openFile: '평면도 파일 열기',
  disclaimer: `${pictureNotice} 전시품과 유상옵션이 포함되어 있으며, 유상옵션의 신청 여부와 특화 적용 범위, 위치에 따라 차이가 있습니다.`,
  compare: '다른 타입과 나란히 보기',
  compareLead: '두 평면을 같은 축척으로 놓고 크기와 배치를 비교해 보세요.',
  compareWith: '비교할 타입',
  compareNone: '선택 안 함',
  others: '다른 타입',
  previous: '이전 타입',
  next: '다음 타입',
  callLines: ['평면이 마음에 드셨다면,', '공간으로 만나 보세요'],
  visit: '방문예약',
  modelHouse: 'E-모델하우스',
  squareMetres: (area: number) => `${area}㎡`,
} as const;

/** What the zoomed plan says. */
export const zoomContent = {
  title: (label: string) => `${label} 타입 평면도 크게 보기`,
  stage: (label: string) => `${label} 타입 평면도. 화살표 키로 움직이고 더하기와 빼기 키로 확대하거나 축소합니다.`,
  zoomIn: '확대',
  zoomOut: '축소',
  fit: '전체 보기',
  close: '닫기',
  percent: (scale: number) => `${Math.round(scale * 100)}%`,
  hint: '두 손가락이나 휠로 확대하고 끌어서 움직일 수 있습니다',
} as const;

/** What a printed plan says below the drawing. */
export const printContent = {
  title: (label: string, area: number) => `${label} 타입 평면도 · 전용면적 ${area}㎡`,
  scale: (denominator: number, side: '가로' | '세로') =>
    `A4 ${side}, 축척 1:${denominator} (인쇄 배율 100%) · 발코니 확장 평면, 확장비 별도 · 안목치수`,
  metres: (count: number) => `${count}m`,
} as const;

/** What the unit-type viewer says. */
export const viewerContent = {
  tabs: '평면 타입',
  squareMetres: (area: number) => `전용 ${area}㎡`,
  area: (area: number) => `전용면적 ${area}㎡`,
  details: '평면 자세히 보기',
  detailsOf: (label: string) => `${label} 타입 평면 자세히 보기`,
  previousPicture: '이전 사진',
  nextPicture: '다음 사진',
  previous: '이전 타입',
  next: '다음 타입',
} as const;

/** What the unit-plan accordion says. */
export const accordionContent = {
  heading: '세대안내',
  types: '타입 안내',
  modelHouse: 'E-모델하우스',
} as const;
