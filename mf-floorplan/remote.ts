import type { Remote, RemotePage } from '@platform/contract';
import { interiorLabels, interiorPath, planPath, unitTypes } from './src/content/unitTypes';

const planPages = unitTypes.map(
  (unit, index): RemotePage => ({
    path: planPath(unit),
    expose: './FloorPlanPage',
    title: `${unit.label} 평면도`,
    description: `전용면적 ${unit.area}㎡ ${unit.label} 타입의 평면도입니다. 방의 배치와 크기를 확대해 살펴보고 다른 타입과 비교해 보실 수 있습니다.`,
    heading: `${unit.label} 평면`,
    banner: 'unit',
    lowBanner: true,
    menu: { group: 'units', label: unit.label, order: index + 1 },
    prerender: './src/pages/floor-plan/prerender.ts',
    budget: { scripts: 25_000 },
  }),
);

const interiorPages = unitTypes
  .filter(({ label }) => interiorLabels.some((one) => one === label))
  .map(
    (unit, index): RemotePage => ({
      path: interiorPath(unit),
      expose: './InteriorPage',
      title: `${unit.label} 인테리어`,
      description: `전용면적 ${unit.area}㎡ ${unit.label} 타입의 거실과 주방, 침실, 욕실을 이미지로 둘러보실 수 있습니다.`,
      heading: `${unit.label} 인테리어`,
      banner: 'interior',
      lowBanner: true,
      menu: { group: 'interior', label: unit.label, order: index + 1 },
      prerender: './src/pages/interior/prerender.ts',
    }),
  );

/** What this module owns: floor plans, interiors, unit films and the VR model house. */
export default {
  name: 'mf-floorplan',
  devPort: 4002,
  sources: './src/sources.ts',
  exposes: {
    './FloorPlanPage': './src/pages/floor-plan/FloorPlanPage.tsx',
    './ModelHousePage': './src/pages/model-house/ModelHousePage.tsx',
    './FilmsPage': './src/pages/films/FilmsPage.tsx',
    './InteriorPage': './src/pages/interior/InteriorPage.tsx',
    './UnitTypeViewer': './src/components/unit-type-viewer/UnitTypeViewer.tsx',
    './UnitPlanAccordion': './src/components/unit-plan-accordion/UnitPlanAccordion.tsx',
  },
  pages: [
    ...planPages,
    {
      path: '/FloorPlan/Emodel',
      expose: './ModelHousePage',
      title: 'E-모델하우스 VR 둘러보기',
      description:
        '84A와 115 타입의 방을 360° VR로 둘러보세요. 집에서도 실제 시선의 높이로 공간을 확인하실 수 있습니다.',
      heading: 'E-모델하우스',
      banner: 'unit',
      lowBanner: true,
      menu: { group: 'units', label: 'E-모델하우스', order: 7 },
      submenu: { first: 5 },
      belowHome: true,
      prerender: './src/pages/model-house/prerender.ts',
    },
    {
      path: '/FloorPlan/videos',
      expose: './FilmsPage',
      title: '세대안내 영상',
      description:
        '입지환경과 84A 타입, 115 타입을 영상으로 안내합니다. 강과 생활권, 두 가지 평면을 차례로 보여 드립니다.',
      heading: '세대안내 영상',
      banner: 'unit',
      lowBanner: true,
      menu: { group: 'units', label: '세대안내 영상', order: 8, listed: false },
      submenu: ['/FloorPlan/videos', '/LocationEnvironment/intro', '/LocationEnvironment/primium'],
      prerender: './src/pages/films/prerender.ts',
    },
    ...interiorPages,
  ],
} satisfies Remote;
