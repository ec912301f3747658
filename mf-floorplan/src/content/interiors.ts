import { pictureNotice } from '@riverview/site/pictureNotice';

/** What the interior pages say. */
export const interiorsContent = {
  heading: (label: string) => [`${label} 타입의 공간`],
  lead: '빛과 재료가 함께 머무는 방을 이미지로 보여 드립니다. 창밖의 조망은 동·층·호수에 따라 다릅니다.',
  gallery: (label: string) => `${label} 타입 인테리어 이미지`,
  caption: (picture: string, label: string) => `${label} 타입 ${picture}`,
  room: (room: string) => `${room} 연출 이미지`,
  /** What stands in for a picture where it is not seen: whose it is, and what it shows. */
  alt: (label: string, scene: string) => `${label} 타입, ${scene}`,
  enlarge: (caption: string) => `${caption} 크게 보기`,
  viewer: (label: string) => `${label} 타입 인테리어 크게 보기`,
  close: '닫기',
  previous: '이전 사진',
  next: '다음 사진',
  position: (index: number, count: number) => `${index} / ${count}`,
  options: '가구와 소품은 전시품입니다. 품목별 기본 제공과 유상옵션의 구분은 입주자모집공고에서 정합니다.',
  extended: '발코니를 확장한 평면을 바탕으로 하였습니다(확장비 별도). 창밖의 조망은 동·층·호수에 따라 다릅니다.',
  disclaimer: `${pictureNotice} 전시품과 유상옵션이 포함되어 있으며, 유상옵션의 신청 여부와 특화 적용 범위, 위치에 따라 차이가 있습니다.`,
  plan: (label: string) => `${label} 평면 보기`,
} as const;

/** Rooms as captions name them, in the order of a gallery. The keys are those of the pictures: `living-84A`. */
export const interiorRooms = {
  living: '거실',
  kitchen: '주방·식당',
  dining: '주방·식당',
  bedroom: '침실 1',
  study: '서재',
  dress: '드레스룸',
  bath: '욕실 1',
  bath2: '욕실 2',
  entry: '현관',
} as const;

type Room = keyof typeof interiorRooms;

/** What the picture of a room shows. */
const interiorScenes: Readonly<Partial<Record<Room, string>>> = {
  living: '소파와 라운지체어 너머 넓은 창으로 강과 도시가 보이는 거실',
  kitchen: '펜던트 조명 아래 식탁과 조리대가 한 공간에 놓인 주방·식당',
  bedroom: '침대 곁의 창이 발코니를 향해 열린 침실',
  bath: '욕조와 나란히 세면대와 거울을 둔 욕실',
  bath2: '세면대와 거울 곁, 유리 칸막이 너머에 샤워 공간을 둔 욕실',
};

/** The scene of a room; its name where no picture of it has been described. */
export const sceneOf = (room: Room): string => interiorScenes[room] ?? interiorRooms[room];
