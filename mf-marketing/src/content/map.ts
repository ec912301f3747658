import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';
import near from './maps/location-map.json';
import far from './maps/location-wide.json';

/** How a name stands to its point on a map; `middle` is on it. */
type Side = 'middle' | 'east' | 'west' | 'south';

export type PlaceKind = 'water' | 'district' | 'road' | 'bridge' | 'station' | 'school' | 'park' | 'office';

/** Where names stand on a map, in per cent of its sheet; `turn` lays one along its road, degrees clockwise. */
export interface MapAnchors {
  readonly site: readonly number[];
  /** `length` in per cent of the sheet's width. */
  readonly bar: { readonly at: readonly number[]; readonly metres: number; readonly length: number };
  readonly places: Readonly<
    Record<string, readonly [x: number, y: number, side: Side, kind: PlaceKind, turn?: number] | undefined>
  >;
}

/** The two maps as `art/` draws them from the one model of the site. */
export const mapAnchors = { near, wide: far } as unknown as Readonly<Record<'near' | 'wide', MapAnchors>>;

export const map = {
  near: ({ projectName, riverName }: Facts) =>
    `${projectName}의 자리를 그린 약도. ${particle(riverName ?? '강', '이/가')} 서쪽과 북쪽을 감아 흐르고 동쪽에 둔산동이 있습니다. 위쪽이 북쪽입니다.`,
  wide: ({ projectName, riverName }: Facts) =>
    `${particle(riverName ?? '강', '을/를')} 따라 놓인 도시 안에서 ${projectName}의 자리를 그린 광역 약도. 서쪽에 유성, 동쪽에 둔산이 있습니다. 위쪽이 북쪽입니다.`,
  metres: (metres: number) => (metres < 1000 ? `${metres}m` : `${metres / 1000}km`),
} as const;

export const mapLegend = {
  title: '범례',
  items: [
    { id: 'site', name: '사업지' },
    { id: 'metro', name: '도시철도 1호선' },
    { id: 'school', name: '학교' },
    { id: 'office', name: '공공기관' },
    { id: 'park', name: '공원' },
    { id: 'path', name: '강변길' },
  ],
  directions: [
    {
      name: '네이버 지도',
      href: ({ mapQuery }: Facts) => `https://map.naver.com/p/search/${encodeURIComponent(mapQuery)}`,
    },
    {
      name: '카카오맵 길찾기',
      href: ({ mapQuery }: Facts) => `https://map.kakao.com/?eName=${encodeURIComponent(mapQuery)}`,
    },
  ],
  directionsTitle: '지도와 길찾기',
  directionsNote: ({ mapQuery, sale }: Facts) =>
    `${sale.land === null ? '지번이 공개되기 전까지 ' : ''}${particle(mapQuery, '으로/로')} 안내합니다.`,
} as const;
