import type { FilmId } from '@riverview/site';
import { pictureNotice } from '@riverview/site/pictureNotice';

/** What the films page says. */
export const filmsContent = {
  heading: ['영상으로 먼저 만나는 집'],
  lead: '강과 생활권, 두 가지 평면을 세 편의 영상으로 안내합니다.',
  tabs: '영상 선택',
  frameTitle: (title: string) => `${title} 안내 영상`,
  preparing: '영상을 준비하고 있습니다',
  preparingLead: '완성되는 대로 이곳에 공개합니다.',
  player: (title: string) => ({
    play: `${title} 영상 재생`,
    openFile: `${title} 영상 열기`,
    captions: '한국어 자막',
    chapters: '장면 선택',
    failed: '영상을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    retry: '다시 시도',
  }),
  /** What the films show of plan and view. */
  extended: '평면과 실내는 발코니 확장을 기준으로 하며 확장비는 별도입니다. 조망은 동·층·호수에 따라 다릅니다.',
  disclaimer: `${pictureNotice} 영상도 마찬가지입니다. 전시품과 유상옵션이 포함되어 있습니다.`,
} as const;

/** The three guide films, in the order of their tabs. */
export const guideFilms = [
  {
    id: 'location',
    title: '입지환경',
    description: '서쪽과 북쪽의 강, 동쪽의 둔산 사이에 놓인 자리를 안내합니다.',
    more: { label: '입지안내 보기', path: '/LocationEnvironment/intro' },
  },
  {
    id: '84A',
    title: '84A 타입',
    description: '거실과 주방, 침실로 이어지는 84A 타입의 공간을 안내합니다.',
    more: { label: '84A 평면 보기', path: '/FloorPlan/59A' },
  },
  {
    id: '115',
    title: '115 타입',
    description: '한층 넉넉한 115 타입의 공간을 안내합니다.',
    more: { label: '115 평면 보기', path: '/FloorPlan/84A' },
  },
] as const satisfies readonly {
  readonly id: FilmId;
  readonly title: string;
  readonly description: string;
  readonly more: { readonly label: string; readonly path: string };
}[];

export type GuideFilmId = (typeof guideFilms)[number]['id'];
