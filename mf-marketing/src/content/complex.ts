import type { Facts } from '@platform/contract';
import { areasText } from './areas';
import { koreanNumber } from './koreanNumber';
import { lowestFloor } from './lowestFloor';
import facts from './maps/site-layout.json';

export const siteLayout = {
  title: ({ buildings }: Facts) => ['강을 향해 나란한', `${koreanNumber(buildings)} 개의 동`],
  lead: '동과 동 사이를 비워 정원을 두고, 동마다 방향을 달리하여 강을 향해 놓았습니다.',
  alt: ({ buildings }: Facts) =>
    `${facts.front}쪽으로 강을 둔 ${koreanNumber(buildings)} 개 동과 정원, 출입구를 그린 단지배치도. 위쪽이 북쪽입니다.`,
  caption: '단지배치도',
  pan: '단지배치도, 옆으로 움직여 볼 수 있습니다',
  panHint: ' · 옆으로 밀어 전체를 보실 수 있습니다',
  legend: '배치도 범례',
  places: [
    '북측동',
    '중앙동',
    '남측동',
    '중앙정원',
    '강변마당',
    '숲마당',
    '커뮤니티',
    '주출입구',
    '부출입구',
    '강변 보행 출입구',
  ],
  parts: [
    { title: '강을 향한 배치', text: '동마다 방향을 조금씩 달리하여 거실의 창을 강이 있는 서쪽으로 두었습니다.' },
    { title: '비워 둔 가운데', text: '동 사이의 마당은 나무와 길에 내어 주고, 머무는 자리를 곳곳에 두었습니다.' },
    { title: '나누어 둔 길', text: '걷는 길과 차가 드는 길을 나누어 단지 안의 걸음을 편안하게 합니다.' },
  ],
  partsTitle: '배치의 세 가지 원칙',
  aerial: { caption: '하늘에서 본 단지', alt: '강변 산책로와 도시 사이에 선 단지를 하늘에서 내려다본 오후' },
  panels: { layout: '단지배치도', design: '특별한 설계', community: '커뮤니티' },
  more: { design: '세대안내 보기', community: '커뮤니티 보기' },
  note: '단지배치도는 이해를 돕기 위한 계획안으로 동의 위치와 방향, 부대시설과 출입구의 자리와 수, 조경은 인허가와 실제 시공 과정에서 달라질 수 있습니다. 동 이름은 놓인 자리에 따라 붙인 것으로 실제 동 번호와 다릅니다.',
  facingTitle: '동별 거실 방향',
  facing: facts.towers.map(({ name, facing }) => ({ label: name, value: facing.join(' · ') })),
} as const;

export const householdLayout = {
  title: ({ floors }: Facts) => ['지상에서', `${koreanNumber(floors)} 층까지`],
  lead: ({ arrangement }: Facts) =>
    `동마다 몇 층까지 있는지 그림으로 정리했습니다.${arrangement.types === null ? ' 호수별 타입은 입주자모집공고에 맞추어 공개합니다.' : ''}`,
  figure: '강 쪽에서 바라본 입면',
  figureAlt: ({ buildings, floors, basementFloors }: Facts) =>
    `강 쪽에서 바라본 ${koreanNumber(buildings)} 개 동의 입면도. 왼쪽이 북쪽이며, 지상은 최고 ${floors}층, 지하는 ${basementFloors}층까지 있습니다.`,
  building: (index: number) => `${index}번째 동`,
  ground: '지상',
  basement: '지하',
  /** Below the ground the number is negative. */
  floor: (floor: number) => (floor < 0 ? `지하 ${-floor}층` : `${floor}층`),
  crown: {
    caption: '단지 옥상의 조명',
    alt: '해가 진 뒤 옥상을 두른 세로 살 사이로 불빛이 배어 나오는 세 동과 그 뒤의 산',
  },
  caption: '동·호수 배치 안내',
  rows: ({ buildings, floors, basementFloors, households, exclusiveAreas, arrangement }: Facts) => [
    { label: '동 수', value: `${buildings}개 동` },
    { label: '최고 층수', value: `지상 ${floors}층` },
    { label: '지하 층수', value: `지하 ${basementFloors}층` },
    { label: '세대수', value: `총 ${households}세대` },
    { label: '전용면적', value: areasText(exclusiveAreas) },
    { label: '동별 층수', value: arrangement.floors },
    { label: '층별 호수', value: arrangement.homes },
    { label: '호수별 타입', value: arrangement.types },
  ],
  lowest: {
    title: '낮은 층을 원하신다면',
    ...lowestFloor,
  },
  note: '그림은 층의 구성을 이해하기 쉽게 나타낸 것으로 동별 높이와 층의 용도는 실제와 다를 수 있습니다.',
} as const;

export const community = {
  title: ['집 밖에 놓인', '또 하나의 거실'],
  lead: '운동하고, 읽고, 만나고, 쉬는 여섯 공간입니다. 머무는 시간이 길어질수록 좋은 자리가 되도록 창과 빛을 먼저 생각했습니다.',
  rooms: [
    {
      id: 'fitness',
      name: '피트니스센터',
      text: '하루를 다듬는 운동을 창밖의 초록과 함께합니다. 늦은 오후의 빛이 바닥 깊이 드는 자리입니다.',
      alt: '정원이 보이는 큰 창 앞에 러닝머신이 나란한 피트니스센터',
    },
    {
      id: 'golf',
      name: '실내 골프연습장',
      text: '날씨와 계절을 가리지 않고 자기 속도로 연습합니다. 고른 빛 아래 소리가 차분합니다.',
      alt: '칸막이 사이로 스크린을 마주한 타석이 나란한 실내 골프연습장',
    },
    {
      id: 'reading',
      name: '독서실',
      text: '오후의 긴 빛이 책상 위에 머뭅니다. 혼자이면서도 함께 읽는 시간이 흐릅니다.',
      alt: '긴 책상과 조명, 책장이 있는 독서실',
    },
    {
      id: 'daycare',
      name: '어린이집',
      text: '낮은 창과 넓은 바닥, 마당으로 이어지는 문. 아이의 눈높이에 맞춘 공간입니다.',
      alt: '낮은 원탁과 작은 의자가 놓인 어린이집',
    },
    {
      id: 'cafe',
      name: '카페',
      text: '약속이 없어도 내려오게 되는 자리입니다. 해 질 무렵의 빛이 테이블마다 길게 놓입니다.',
      alt: '창가에 테이블이 놓인 카페',
    },
    {
      id: 'guesthouse',
      name: '게스트하우스',
      text: '멀리서 온 가족과 친구를 하룻밤 가까이 모십니다. 저녁이면 낮은 조명이 켜집니다.',
      alt: '침대 곁에 낮은 조명이 켜진 저녁의 게스트하우스',
    },
  ],
  note: '커뮤니티의 구성과 규모, 운영 방법과 이용 요금은 실제 시공과 입주 후 운영 주체의 결정에 따라 달라질 수 있습니다.',
} as const;
