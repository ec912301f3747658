import type { Remote } from '@platform/contract';

export default {
  name: 'mf-leads',
  // On home and behind every popup.
  budget: { scripts: 12_000 },
  devPort: 4004,
  sources: './src/sources.ts',
  uses: ['mf-press/SignIn'],
  exposes: {
    './Analytics': './src/exposes/analytics/Analytics.tsx',
    './CustomerPage': './src/pages/customer/CustomerPage.tsx',
    './PrivacyPage': './src/pages/privacy/PrivacyPage.tsx',
    './InboxPage': './src/pages/inbox/InboxPage.tsx',
    './InterestForm': './src/exposes/interest-form/InterestForm.tsx',
    './Outbox': './src/exposes/outbox/Outbox.tsx',
    './ReservationForm': './src/exposes/reservation-form/ReservationForm.tsx',
  },
  foreign: { './ReservationForm': './src/foreign/ForeignReservation.tsx' },
  slots: {
    popup: { piece: './InterestForm' },
    resume: { piece: './Outbox', whenStored: 'riverview-leads' },
    analytics: { piece: './Analytics' },
  },
  pages: [
    {
      path: '/{site}/customer',
      aliases: ['/Promotion/Customer'],
      expose: './CustomerPage',
      title: '방문예약 – 원하시는 날과 문의 남기기',
      heading: '방문예약',
      description:
        '방문 상담을 예약하는 화면입니다. 성함과 연락처, 원하시는 날과 시간대를 남겨 주시면 전문상담원이 전화로 확인해 드립니다.',
      banner: 'visit',
      lowBanner: true,
      menu: { group: 'promotion', label: '방문예약', order: 1 },
      prerender: './src/pages/customer/prerender.ts',
    },
    {
      path: '/Privacy',
      expose: './PrivacyPage',
      prerender: './src/pages/privacy/prerender.ts',
      title: '개인정보처리방침',
      description:
        '방문예약과 관심고객 등록으로 받은 개인정보를 무엇을 위해, 얼마나 오래 보관하고 어떻게 지우는지 알려 드립니다.',
      banner: 'visit',
      lowBanner: true,
      footer: { label: '개인정보처리방침', order: 3 },
    },
    {
      path: '/Admin/Leads',
      expose: './InboxPage',
      startsByItself: true,
      title: '상담 접수함',
      description: '홈페이지로 접수된 관심고객 등록과 방문예약을 관리자가 확인하는 화면입니다.',
      banner: 'visit',
      lowBanner: true,
      noindex: true,
      internal: true,
    },
  ],
} satisfies Remote;
