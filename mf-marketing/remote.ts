import type { Remote } from '@platform/contract';

/** What mf-marketing owns: everything a visitor reads before choosing a plan. */
export default {
  name: 'mf-marketing',
  devPort: 4001,
  sources: './src/sources.ts',
  uses: ['mf-floorplan/UnitTypeViewer', 'mf-leads/ReservationForm'],
  exposes: {
    './HomePage': './src/pages/home/HomePage.tsx',
    './BrandIntroPage': './src/pages/brand-intro/BrandIntroPage.tsx',
    './BrandVideoPage': './src/pages/brand-video/BrandVideoPage.tsx',
    './OverviewPage': './src/pages/overview/OverviewPage.tsx',
    './SchedulePage': './src/pages/schedule/SchedulePage.tsx',
    './DocumentsPage': './src/pages/documents/DocumentsPage.tsx',
    './LocationPage': './src/pages/location/LocationPage.tsx',
    './PremiumPage': './src/pages/premium/PremiumPage.tsx',
    './SiteLayoutPage': './src/pages/site-layout/SiteLayoutPage.tsx',
    './HouseholdLayoutPage': './src/pages/household-layout/HouseholdLayoutPage.tsx',
    './CommunityPage': './src/pages/community/CommunityPage.tsx',
    './SubscriptionGuidePage': './src/pages/subscription-guide/SubscriptionGuidePage.tsx',
    './SubscriptionNoticePage': './src/pages/subscription-notice/SubscriptionNoticePage.tsx',
    './RecruitmentNoticePage': './src/pages/recruitment-notice/RecruitmentNoticePage.tsx',
    './StampTaxPage': './src/pages/stamp-tax/StampTaxPage.tsx',
  },
  pages: [
    {
      path: '/',
      expose: './HomePage',
      prerender: './src/pages/home/prerender.ts',
      title: '대전 서구 월평동, 강을 마주한 아파트',
      description:
        '둔산 생활권에서 강을 마주하는 새 아파트입니다. 입지와 평면, 인테리어와 청약 안내를 살펴보시고 관심고객 등록과 방문예약을 하실 수 있습니다.',
    },
    {
      path: '/Brand/intro',
      expose: './BrandIntroPage',
      title: '브랜드 소개 – 물결, 바람결, 숨결',
      heading: '브랜드 소개',
      description:
        '삶에도 결이 있습니다. 물결처럼 흐르고 바람결처럼 스미고 숨결처럼 가까운 강가의 하루를 집의 언어로 옮긴 이야기를 전해 드립니다.',
      banner: 'brand',
      menu: { group: 'brand', label: '브랜드 소개', order: 1 },
    },
    {
      path: '/Brand/video',
      expose: './BrandVideoPage',
      prerender: './src/pages/brand-video/prerender.ts',
      title: '홍보영상 – 강가의 하루',
      heading: '홍보영상',
      description:
        '창마다 불이 켜지는 저녁에서 강이 환하게 열리는 한낮까지, 강가에서 보내는 하루를 자막이 있는 영상으로 보여 드립니다.',
      banner: 'brand',
      menu: { group: 'brand', label: '홍보영상', order: 2 },
    },
    {
      path: '/BusinessGuide/intro',
      expose: './OverviewPage',
      prerender: './src/pages/overview/prerender.ts',
      title: '사업개요 – 대지위치, 규모, 세대수, 입주 예정',
      heading: '사업개요',
      description:
        '대지위치와 규모, 세대수와 전용면적, 시공과 시행·수탁, 입주 예정 시기를 한 표로 정리했습니다. 확정되지 않은 항목은 추후 공개로 표시합니다.',
      banner: 'project',
      menu: { group: 'business', label: '사업개요', order: 1 },
    },
    {
      path: '/BusinessGuide/plan',
      expose: './SchedulePage',
      title: '분양일정',
      description:
        '입주자모집공고부터 청약 접수, 당첨자 발표와 계약까지의 분양 일정을 확정되는 대로 이 페이지에 공개합니다.',
      banner: 'project',
      menu: { group: 'business', label: '분양일정', order: 2 },
    },
    {
      path: '/BusinessGuide/documents',
      expose: './DocumentsPage',
      title: '계약서류 안내',
      description: '계약하실 때 준비하실 서류를 당첨 유형별로 정리하여 입주자모집공고에 맞추어 이 페이지에 공개합니다.',
      banner: 'project',
      menu: { group: 'business', label: '계약서류 안내', order: 3, listed: false },
    },
    {
      path: '/LocationEnvironment/intro',
      expose: './LocationPage',
      title: '입지안내 – 강과 둔산 생활권 사이',
      heading: '입지안내',
      description:
        '대전 서구 월평동, 강과 둔산 생활권 사이에 놓인 자리를 약도와 여섯 가지 이야기로 소개합니다. 강변, 생활권, 교통, 교육, 공원과 문화, 행정과 업무를 살펴보세요.',
      banner: 'location',
      menu: { group: 'location', label: '입지안내', order: 1 },
    },
    {
      path: '/LocationEnvironment/primium',
      expose: './PremiumPage',
      title: '프리미엄 – 강을 마주한 여섯 가지 장면',
      heading: '프리미엄',
      description:
        '창에 걸리는 강, 나란히 선 세 개의 동, 둔산의 저녁, 계절이 지나는 산책길, 돌아오는 길의 로비, 불 켜진 커뮤니티까지 여섯 장면으로 프리미엄을 보여 드립니다.',
      banner: 'location',
      menu: { group: 'location', label: '프리미엄', order: 2 },
    },
    {
      path: '/ComplexGuide/intro',
      expose: './SiteLayoutPage',
      title: '단지배치도 – 세 개의 동과 정원',
      heading: '단지배치도',
      description: '강을 향해 나란히 선 세 개의 동과 그 사이의 정원, 출입구의 위치를 단지배치도로 안내합니다.',
      banner: 'complex',
      menu: { group: 'complex', label: '단지배치도', order: 1 },
    },
    {
      path: '/ComplexGuide/detailintro',
      expose: './HouseholdLayoutPage',
      title: '동·호수 배치 – 동별 층 구성',
      heading: '동·호수 배치',
      description:
        '지하 주차장에서 최상층까지 세 개 동의 층 구성과 동·호수 배치를 안내합니다. 호수별 타입은 확정되는 대로 공개합니다.',
      banner: 'complex',
      menu: { group: 'complex', label: '동·호수 배치', order: 2 },
    },
    {
      path: '/ComplexGuide/community',
      expose: './CommunityPage',
      prerender: './src/pages/community/prerender.ts',
      title: '커뮤니티 – 피트니스, 실내골프, 독서실, 어린이집, 카페, 게스트하우스',
      heading: '커뮤니티',
      description:
        '피트니스센터와 실내골프연습장, 독서실과 어린이집, 카페와 게스트하우스까지 입주민이 함께 쓰는 여섯 공간을 미리 보여 드립니다.',
      banner: 'complex',
      menu: { group: 'complex', label: '커뮤니티', order: 3 },
    },
    {
      path: '/SalesInfo/SubscriptionGuide',
      expose: './SubscriptionGuidePage',
      title: '청약방법 – 자격, 절차, 서류, 유의사항',
      heading: '청약방법',
      description:
        '민영주택 청약의 자격과 예치금, 신청 절차와 준비 서류, 놓치기 쉬운 유의사항을 법령의 출처와 기준일을 밝혀 정리했습니다. 최종 기준은 입주자모집공고입니다.',
      banner: 'sales',
      menu: { group: 'subscription', label: '청약방법', order: 1 },
      footer: { label: '청약안내', order: 1 },
    },
    {
      path: '/SalesInfo/guide',
      expose: './SubscriptionNoticePage',
      title: '청약 안내문 – 특별공급과 일반공급의 선정 방법',
      heading: '청약 안내문',
      description:
        '특별공급의 종류와 비율, 일반공급의 가점제와 추첨제를 전용면적별로 안내합니다. 84㎡와 85㎡를 넘는 주택형의 차이를 법령의 출처와 함께 살펴보세요.',
      banner: 'sales',
      menu: { group: 'subscription', label: '청약 안내문', order: 2 },
    },
    {
      path: '/SalesInfo/announcement',
      expose: './RecruitmentNoticePage',
      prerender: './src/pages/recruitment-notice/prerender.ts',
      title: '입주자모집공고',
      description:
        '공급 세대수와 면적, 사업주체, 일정, 신청 자격, 당첨자 발표와 계약에 관한 입주자모집공고를 게시합니다. 공고 전에는 공고에 담길 내용을 미리 안내합니다.',
      banner: 'sales',
      menu: { group: 'subscription', label: '모집공고', order: 3 },
    },
    {
      path: '/SalesInfo/StampTax',
      expose: './StampTaxPage',
      title: '인지세 납부 안내 – 세액 계산과 기한',
      heading: '인지세 납부',
      description:
        '공급계약서에 붙는 인지세의 세액과 계산, 납부 기한과 방법을 안내합니다. 계약금액과 계약일을 넣으면 세액과 기한을 확인하실 수 있습니다.',
      banner: 'sales',
      menu: { group: 'subscription', label: '인지세 납부', order: 4 },
    },
  ],
} satisfies Remote;
