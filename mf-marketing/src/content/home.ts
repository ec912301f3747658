import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';
import { pictureMark } from '@riverview/site/pictureNotice';
import { visitMessageBrings } from '@riverview/site/visitMessageBrings';
import { areasText } from './areas';
import { koreanNumber } from './koreanNumber';

/** Lines of a headline, broken by hand. */
export type Lines = readonly string[];

export type PremiumCardId = 'towers' | 'district' | 'window' | 'commons';

export interface PremiumCardContent {
  readonly number: string;
  readonly title: Lines;
  readonly text: readonly [string, string];
  readonly link: { readonly label: string; readonly path: string };
}

/** The home page's only `h1`; on screen the hero's headline stands for it. */
export const homeHeading = ({ projectName, households }: Facts): string =>
  `${projectName} – 대전 서구 월평동, 강변에 들어서는 ${households}세대`;

/** Names of the eight sections, as the dot navigation says them. */
export const sectionNames = {
  hero: '처음',
  place: '입지',
  brand: '브랜드',
  plan: '특별한 설계',
  premiumSite: '프리미엄 01·02',
  premiumLife: '프리미엄 03·04',
  units: '평면',
  visit: '방문예약',
} as const;

export const pagerLabel = '화면 이동';

export const hero = {
  title: ['저녁이 오면,', '강이 먼저 빛납니다'],
  lead: ({ households }: Facts): Lines => [
    '대전 서구 월평동, 둔산 생활권에서',
    `강변에 들어서는 ${households}세대의 집`,
  ],
  alt: ({ projectName, buildings }: Facts) =>
    `해 질 무렵 강 건너에서 바라본 ${projectName} ${koreanNumber(buildings)} 개 동`,
  register: '관심고객 등록',
  schedule: '분양일정',
  film: '홍보영상',
  mark: pictureMark,
  facts: ({ basementFloors, floors, buildings, households, exclusiveAreas, moveIn }: Facts) => [
    { label: '규모', value: `지하 ${basementFloors}층 – 지상 ${floors}층` },
    { label: '구성', value: `${buildings}개 동, ${households}세대` },
    { label: '전용면적', value: areasText(exclusiveAreas) },
    { label: '입주', value: `${moveIn} 예정` },
  ],
};

export const place = {
  title: ['강은 눈앞에,', '도시는 곁에'],
  lead: ['둔산의 익숙한 생활권을 그대로 누리면서,', '강가의 하루를 가까이에서 만납니다.'],
  link: '입지안내 보기',
  points: [
    { title: '강변', text: '거실의 창과 매일의 산책이 강으로 이어집니다' },
    { title: '생활권', text: '둔산에 갖춰진 일상을 입주하는 날부터 누립니다' },
    { title: '교통', text: '도심으로도 외곽으로도 길이 시원하게 이어집니다' },
    { title: '교육', text: '배움의 시간이 동네 안에서 흐릅니다' },
    { title: '공원·문화', text: '나무 그늘과 공연장이 주말의 목적지가 됩니다' },
    { title: '행정·업무', text: '출근길이 짧아지면 저녁이 길어집니다' },
  ],
} as const;

export const brandTeaser = {
  title: ['삶에도', '결이 있습니다'],
  lines: ['물결처럼 흐르고,', '바람결처럼 스미고,', '숨결처럼 가까운 것.'],
  text: ({ projectName }: Facts): Lines => [
    `${particle(projectName, '은/는')} 강가의 하루가 지닌 결을`,
    '집의 언어로 옮깁니다.',
  ],
  link: '브랜드 소개',
};

export const specialPlan = {
  title: ['창의 방향에서', '시작한 설계'],
  alt: '강을 향해 큰 창을 낸 거실과 식당',
  caption: '84A 타입 거실 연출 이미지 · 조망은 동·층·호수에 따라 다릅니다',
  ideas: [
    { title: '강을 향한 거실', text: '거실과 식당, 주방을 하나로 이어 어느 자리에서나 창밖이 먼저 보입니다.' },
    {
      title: '비워 두기 위한 수납',
      text: '팬트리나 현관창고, 침실의 드레스룸이 물건을 맡아, 거실은 여백으로 남습니다.',
    },
    { title: '저녁을 위한 빛', text: '천장을 따라 흐르는 간접조명이 창밖의 노을과 같은 온도로 켜집니다.' },
  ],
} as const;

export const premiumCards = ({
  basementFloors,
  floors,
  buildings,
  households,
}: Facts): Readonly<Record<PremiumCardId, PremiumCardContent>> => ({
  towers: {
    number: '01',
    title: ['강을 향해 선', `${koreanNumber(buildings)} 개의 동`],
    text: [
      `지하 ${basementFloors}층에서 지상 ${floors}층까지, ${buildings}개 동 ${households}세대.`,
      '하늘과 강이 만나는 자리에 나란히 섭니다.',
    ],
    link: { label: '사업개요 보기', path: '/BusinessGuide/intro' },
  },
  district: {
    number: '02',
    title: ['이미 완성된', '둔산의 일상'],
    text: ['새집의 설렘에 익숙한 동네의 편안함을 더합니다.', '필요한 것은 가까이, 번잡함은 한 걸음 멀리.'],
    link: { label: '입지안내 보기', path: '/LocationEnvironment/intro' },
  },
  window: {
    number: '03',
    title: ['날마다 다른', '창밖의 그림'],
    text: ['아침의 물안개, 한낮의 윤슬, 저녁의 불빛.', '강은 하루도 같은 풍경을 걸어 두지 않습니다.'],
    link: { label: '강변 입지 보기', path: '/LocationEnvironment/intro' },
  },
  commons: {
    number: '04',
    title: ['집 밖에 놓인', '또 하나의 거실'],
    text: [
      '피트니스와 실내 골프, 독서실과 어린이집, 카페와 게스트하우스.',
      '머무는 시간이 길어질수록 좋은 자리입니다.',
    ],
    link: { label: '프리미엄 보기', path: '/LocationEnvironment/primium' },
  },
});

export const premiumWords = {
  toggle: (title: string) => `${title} 설명`,
  note: `${pictureMark} · 조망은 동·층·호수에 따라 다릅니다`,
} as const;

export const units = {
  title: ['네 가지 면적,', '여섯 가지 평면'],
  list: '평면 타입',
  detail: (label: string) => `${label} 타입 평면 보기`,
} as const;

export const visit = {
  title: ['먼저 보시고,', '천천히 정하세요'],
  lead: (facts: Facts) =>
    `방문을 예약하시면 ${particle(visitMessageBrings(facts), '을/를')} 보내 드리고, 전문상담원이 전화로 방문 시간을 함께 정해 드립니다.`,
  fallback: '예약 화면을 불러오지 못했습니다. 전화로 문의하시거나 방문예약 페이지에서 신청해 주세요.',
  fallbackLink: '방문예약 페이지로',
  call: (phone: string) => `전화 상담 ${phone}`,
} as const;
