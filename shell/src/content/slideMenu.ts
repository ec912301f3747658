import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';
import { visitMessageBrings } from '@riverview/site/visitMessageBrings';

/** Words of the menu on phones. */
export const slideMenu = {
  label: '전체 메뉴',
  nav: '모바일 메뉴',
  visit: '방문예약',
  visitNote: (facts: Facts) => `${particle(visitMessageBrings(facts), '을/를')} 보내 드립니다`,
  interest: '관심고객 등록',
} as const;
