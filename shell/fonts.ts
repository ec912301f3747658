import type { LocalFont, SiteFont } from '@platform/contract';

/** Stand-ins of the text face. Apple's own Korean face is as wide as ours to a hundredth and needs no fitting. */
const localSans: readonly LocalFont[] = [
  {
    name: 'Noto Sans',
    regular: ['Noto Sans KR', 'NotoSansKR-Regular', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'],
    bold: ['Noto Sans KR Bold', 'NotoSansKR-Bold', 'Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold'],
    syllable: 0.92,
    space: 0.224,
  },
  {
    name: 'Malgun Gothic',
    regular: ['Malgun Gothic', 'MalgunGothic'],
    bold: ['Malgun Gothic Bold', 'MalgunGothicBold'],
    syllable: 0.92,
    space: 0.274,
  },
];

/** Stand-ins of the display face, which has one weight. */
const localSerif: readonly LocalFont[] = [
  {
    name: 'Noto Serif',
    regular: ['Noto Serif KR', 'NotoSerifKR-Regular', 'Noto Serif CJK KR', 'NotoSerifCJKkr-Regular'],
    bold: [],
    syllable: 0.966,
    space: 0.256,
  },
  { name: 'Batang', regular: ['Batang'], bold: [], syllable: 1, space: 0.333 },
];

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What the site is drawn in. Headlines come first; the text must not race the main picture. */
export const fonts: readonly SiteFont[] = [
  {
    draws: 'headlines',
    property: '--font-display',
    family: 'Gowun Batang Display',
    source: '@fontsource/gowun-batang/files/gowun-batang-korean-400-normal.woff2',
    always: '0123456789AB', // areas, phone numbers and type labels are set in it
    preload: 'high',
    standInFamily: 'Gowun Batang',
    standIns: localSerif,
  },
  {
    draws: 'text',
    property: '--font-text',
    family: 'Pretendard Site',
    source: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    always: `${printableAscii}※`, // people type it; the sign stands before every note
    // Lighter than the default would be a second set of outlines: a third of every file.
    weights: { min: 400, max: 700, default: 400 },
    preload: 'low',
    standInFamily: 'Pretendard',
    standIns: localSans,
  },
];
