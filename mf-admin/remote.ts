import type { Remote } from '@platform/contract';

/** What mf-admin owns: the administrator's view of visits and releases. Nobody else loads any of it. */
export default {
  name: 'mf-admin',
  devPort: 4005,
  uses: ['mf-press/SignIn'],
  exposes: { './SignalsPage': './src/pages/signals/SignalsPage.tsx' },
  pages: [
    {
      path: '/Admin/Signals',
      expose: './SignalsPage',
      title: '방문 현황',
      description: '홈페이지의 방문과 오류, 화면 속도, 상담 신청을 관리자가 릴리스별로 확인하는 화면입니다.',
      banner: 'visit',
      lowBanner: true,
      noindex: true,
    },
  ],
} satisfies Remote;
