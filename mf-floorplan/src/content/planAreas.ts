import { particle } from '@riverview/site/particle';

const square = (area: number) => `${area.toFixed(1)}㎡`;

/** What a plan's page says of its areas. */
export const planAreasContent = {
  title: '공간 구성과 면적',
  lead: (exclusive: number, service: number) =>
    `발코니를 확장했을 때의 면적입니다. 실사용면적 ${particle(square(exclusive + service), '은/는')} 전용면적 ${square(exclusive)}에 서비스면적 ${particle(square(service), '을/를')} 더한 넓이입니다.`,
  explained: [
    '서비스면적은 전용면적에 들어가지 않는 발코니의 넓이입니다. 확장한 부분과 다용도실이나 보조주방, 실외기실, 발코니를 더했습니다.',
    '발코니 확장은 선택 사항이며 확장비는 별도입니다. 확장하지 않으면 평면도의 점선에 창과 벽이 놓이고 각 방은 서비스면적만큼 좁아집니다.',
    '발코니 바닥에는 불이 났을 때 아래층으로 피할 수 있는 하향식 피난구가 있습니다.',
  ],
  table: (label: string) => `${label} 타입 공간별 전용면적과 서비스면적, 안목치수`,
  head: { name: '공간', exclusive: '전용', service: '서비스', total: '실사용', clear: '가로×세로' },
  areaUnit: '㎡',
  lengthUnit: 'm',
  walls: '벽체',
  thickness: ([thinnest, thickest]: readonly [number, number]) => `두께 ${thinnest / 1000}–${thickest / 1000}`,
  home: '합계',
  area: (area: number) => area.toFixed(1),
  clear: ([width, depth]: readonly [number, number]) => `${(width / 1000).toFixed(2)}×${(depth / 1000).toFixed(2)}`,
  note: '계획 평면의 벽 안쪽 면 사이(안목치수)를 잰 참고 값이며 공급계약의 면적이 아닙니다. 꺾인 방의 치수는 그 안의 가장 큰 직사각형이고, 벽 없이 이어진 공간은 그 경계까지의 길이입니다. 확정 면적은 입주자모집공고에 따릅니다.',
} as const;
