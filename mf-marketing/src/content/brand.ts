import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';

export const brandIntro = {
  title: ['삶에도', '결이 있습니다'],
  lead: '물은 물결로, 바람은 바람결로, 사람은 숨결로 지나갑니다. 결은 서두르지 않는 것이 남기는 무늬입니다.',
  text: ({ projectName }: Facts) => [
    `${particle(projectName, '은/는')} 이 결을 집의 언어로 옮기는 일에서 시작했습니다. 창의 방향을 먼저 정하고, 그다음에 벽을 세웠습니다. 눈에 띄는 장식을 더하기보다 하루가 흐르는 순서를 따라 공간을 놓았습니다.`,
    '아침에는 물안개가, 한낮에는 윤슬이, 저녁에는 물 위의 불빛이 창을 지나갑니다. 집은 그 곁에서 조용히 배경이 됩니다.',
  ],
  pictureAlt: '해가 진 뒤 창마다 켜진 불빛이 강 위로 길게 내려앉은 풍경',
  strandsTitle: '세 가지 결',
  strands: [
    {
      name: '물결',
      lead: '흐르는 하루',
      text: '현관에서 거실로, 거실에서 창으로. 걸음이 막히지 않는 동선이 하루를 물처럼 흐르게 합니다.',
      alt: '노을빛이 한 줄기 길게 놓인 강의 수면',
    },
    {
      name: '바람결',
      lead: '스미는 계절',
      text: '창을 열면 강을 건너온 공기가 먼저 들어옵니다. 얇은 커튼이 흔들리는 속도로 계절을 알아차립니다.',
      alt: '열린 창으로 든 바람에 얇은 커튼이 부푼 거실과 그 너머의 강',
    },
    {
      name: '숨결',
      lead: '가까운 사람',
      text: '식탁과 소파가 한 시야에 놓입니다. 각자의 일을 하면서도 서로의 기척이 닿는 거리를 남겨 두었습니다.',
      alt: '아침 햇살이 드는 식탁 위의 찻잔과 천',
    },
  ],
  closing: {
    title: ['강가의 하루를', '영상으로 만나 보세요'],
    film: '홍보영상 보기',
    units: '평면 살펴보기',
  },
} as const;

export const film = {
  title: ['강가의 하루,', '처음부터 끝까지'],
  lead: '서두르지 않는 식탁의 아침부터 강이 불빛을 품는 저녁까지, 강가에서 보내는 하루를 담았습니다.',
  player: ({ projectName }: Facts) => `${projectName} 홍보영상`,
  words: {
    play: '영상 재생',
    openFile: '영상 열기',
    captions: '한국어 자막',
    chapters: '장면 선택',
    failed: '영상을 재생하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  posterAlt: (buildings: string) => `해 질 무렵 강가에 나란히 선 ${buildings} 개 동`,
  soon: {
    title: '영상을 준비하고 있습니다',
    text: '완성되는 대로 이 자리에서 보실 수 있습니다. 그동안 입지환경과 E-모델하우스를 먼저 둘러보세요.',
  },
  sound: (seconds: number) => `자막이 있는 ${seconds}초 영상입니다. 음악은 소리를 켜면 들립니다.`,
  onward: [
    { label: '입지안내', text: '강과 둔산 생활권 사이의 자리', path: '/LocationEnvironment/intro' },
    { label: '세대안내 영상', text: '입지와 두 가지 평면을 설명하는 세 편의 영상', path: '/FloorPlan/videos' },
    { label: 'E-모델하우스', text: '집에서 먼저 둘러보는 실내', path: '/FloorPlan/Emodel' },
  ],
  onwardTitle: '이어서 보기',
} as const;
