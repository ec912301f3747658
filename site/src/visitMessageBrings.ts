import type { Facts } from './facts';

/** The text message that follows a visit reservation, by what it brings: texts promise this and nothing else. */
export function visitMessageBrings({ modelHouseAddress }: Pick<Facts, 'modelHouseAddress'>): string {
  return modelHouseAddress === null ? '접수 확인 문자' : '모델하우스 위치를 담은 문자';
}
