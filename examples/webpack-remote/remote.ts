import type { Remote } from '@platform/contract';

/** What this remote owns and lends: the same file as a module of the house has. */
export default {
  name: 'webpack-remote',
  devPort: 4022,
  exposes: { './Pyeong': './src/Pyeong.tsx' },
  pages: [
    {
      path: '/Pyeong',
      expose: './Pyeong',
      title: '평형 계산',
      description: '제곱미터를 평으로 바꾸어 봅니다. 다른 도구로 만든 화면입니다.',
    },
  ],
} satisfies Remote;
