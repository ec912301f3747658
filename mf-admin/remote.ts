import type { Remote } from '@platform/contract';

/** What mf-admin owns: the home of whoever works at the desk, and the view of visits and releases. Nobody else loads any of it. */
export default {
  name: 'mf-admin',
  devPort: 4005,
  uses: ['mf-press/SignIn'],
  exposes: {
    './HomePage': './src/pages/home/HomePage.tsx',
    './SignalsPage': './src/pages/signals/SignalsPage.tsx',
    './VisitsPage': './src/pages/visits/VisitsPage.tsx',
  },
  pages: [
    {
      path: '/Admin',
      expose: './HomePage',
      startsByItself: true,
      title: '관리자 홈',
      description: '접수와 방문, 보도자료와 릴리스를 관리자가 한눈에 확인하는 화면입니다.',
      banner: 'visit',
      lowBanner: true,
      noindex: true,
      internal: true,
    },
    {
      path: '/Admin/Visits',
      expose: './VisitsPage',
      startsByItself: true,
      title: '방문 예약',
      description:
        '날짜와 시간대별로 예약하신 분을 확인하고, 도착을 표시하고, 예약을 받을 날과 시간을 정하는 화면입니다.',
      banner: 'visit',
      lowBanner: true,
      noindex: true,
      internal: true,
    },
    {
      path: '/Admin/Signals',
      expose: './SignalsPage',
      title: '방문 현황',
      description: '홈페이지의 방문과 오류, 화면 속도, 상담 신청을 관리자가 릴리스별로 확인하는 화면입니다.',
      banner: 'visit',
      lowBanner: true,
      noindex: true,
      internal: true,
    },
  ],
} satisfies Remote;
