import type { Facts } from '@platform/contract';
import { pictureMark, pictureNotice } from '@riverview/site/pictureNotice';

/** Sentences that stand under pictures and unknown values throughout the module. */
export const notes = {
  picture: pictureNotice,
  caption: pictureMark,
  drawing: '이해를 돕기 위한 그림',
  map: ({ sale }: Facts) =>
    `약도는 공개된 지명과 위치를 대략의 축척으로 옮긴 것으로 거리와 지형, 건물과 작은 길은 실제와 다를 수 ${sale.land ? '있습니다.' : '있으며, 사업지의 지번은 추후 공개합니다.'}`,
  /** Stands wherever a view is shown or told. */
  view: '조망은 동·층·호수에 따라 다릅니다.',
  /** Stands where the sky or the city of a picture could be taken for the place's own. */
  staged: '하늘과 햇빛, 주변 건물은 연출한 것으로 실제 방위와 일조, 풍경과 다릅니다.',
  surroundings: '주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.',
  later: '추후 공개',
  units: '타입과 유상옵션에 따라 적용 범위가 다를 수 있습니다.',
  sources: '출처',
  newTab: '새 창에서 열림',
} as const;
