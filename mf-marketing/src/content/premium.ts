import type { Facts } from '@platform/contract';
import { koreanNumber } from './koreanNumber';

export const premium = {
  title: ['강가에 놓인 집의', '여섯 장면'],
  lead: '하루와 계절을 따라 달라지는 여섯 장면을 그림으로 보여 드립니다.',
  slider: '프리미엄 여섯 가지',
  listTitle: '여섯 장면의 이야기',
  link: '입지안내 보기',
} as const;

/** The six premium points, in the order of their pictures. */
export const premiumPoints = ({ buildings }: Facts) =>
  [
    {
      id: 'window',
      title: '창에 걸리는 강',
      text: '거실의 큰 창이 강의 윤슬을 집 안으로 들입니다.',
      alt: '거실의 큰 창 너머로 보이는 강과 강 건너 도시',
    },
    {
      id: 'towers',
      title: `강을 향해 선 ${koreanNumber(buildings)} 개의 동`,
      text: '하늘과 강이 만나는 자리에 나란히 섭니다.',
      alt: '저녁 하늘 아래 창마다 불이 켜진 외관',
    },
    {
      id: 'district',
      title: '이미 완성된 둔산의 일상',
      text: '익숙한 거리의 불빛이 돌아오는 길을 밝힙니다.',
      alt: '해 질 녘 다리가 놓인 강과 강가를 따라 불이 켜진 거리',
    },
    {
      id: 'promenade',
      title: '계절이 지나는 산책길',
      text: '강을 따라 걷는 길에 봄과 가을이 차례로 다녀갑니다.',
      alt: '단풍 든 나무와 강 사이로 난 가을의 산책길',
    },
    {
      id: 'arrival',
      title: '집으로 들어서는 시간',
      text: '로비의 낮은 불빛이 바깥의 걸음을 한 박자 늦춥니다.',
      alt: '따뜻한 불빛이 켜진 출입구와 로비',
    },
    {
      id: 'community',
      title: '집 밖에 놓인 또 하나의 거실',
      text: '창가의 커뮤니티가 이웃의 하루를 잇습니다.',
      alt: '해 질 녘의 산과 도시가 보이는 창가에 테이블이 놓인 카페',
    },
  ] as const;

export const sliderLabels = {
  previous: '이전 장면',
  next: '다음 장면',
  pause: '자동 넘김 멈추기',
  play: '자동 넘김 시작',
  slide: (position: number, count: number) => `${count}개 중 ${position}번째`,
} as const;
