import type { Remote } from '@platform/contract';

/** What mf-press owns: the press list, one page per article, and the address the menus of old links name. */
export default {
  name: 'mf-press',
  devPort: 4003,
  sources: './src/sources.ts',
  exposes: {
    './PressListPage': './src/pages/press-list/PressListPage.tsx',
    './PressArticlePage': './src/pages/press-article/PressArticlePage.tsx',
    './SignIn': './src/exposes/sign-in/SignIn.tsx',
  },
  pages: [
    {
      path: '/{site}/press',
      expose: './PressListPage',
      title: '보도자료',
      description: '둔산 리버뷰의 새 소식과 보도자료를 모았습니다. 평면과 입지, 분양 안내를 날짜순으로 읽어 보세요.',
      heading: '보도자료',
      banner: 'press',
      lowBanner: true,
      menu: { group: 'promotion', label: '보도자료', order: 2 },
      footer: { label: '보도자료', order: 2 },
      startsByItself: true,
      prerender: './src/pages/press-list/prerender.ts',
      budget: { scripts: 45_000 },
    },
    {
      path: '/{site}/press/:id',
      expose: './PressArticlePage',
      title: '보도자료 읽기',
      description: '둔산 리버뷰 보도자료의 전문입니다. 현장의 소식과 분양 안내를 있는 그대로 전합니다.',
      heading: '보도자료',
      ownHeading: true,
      documents: 'press',
      banner: 'press',
      lowBanner: true,
      menu: { group: 'promotion', label: '보도자료', order: 2, listed: false },
      startsByItself: true,
      prerender: './src/pages/press-article/prerender.ts',
      budget: { scripts: 45_000 },
    },
  ],
  redirects: [{ from: '/Promotion/Press', to: '/{site}/press' }],
} satisfies Remote;
