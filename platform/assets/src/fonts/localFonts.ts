/** A font that machines have of their own, shown until ours has arrived. */
export interface LocalFont {
  /** Ends the name of the fitted family: `Pretendard on Noto Sans`. */
  readonly name: string;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Advance of its Hangul syllables, em. */
  readonly syllable: number;
  /** Advance of its space, em. */
  readonly space: number;
}

/** Stand-ins of the text face. Apple's own Korean face is as wide as ours to a hundredth and needs no fitting. */
export const localSans: readonly LocalFont[] = [
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
export const localSerif: readonly LocalFont[] = [
  {
    name: 'Noto Serif',
    regular: ['Noto Serif KR', 'NotoSerifKR-Regular', 'Noto Serif CJK KR', 'NotoSerifCJKkr-Regular'],
    bold: [],
    syllable: 0.966,
    space: 0.256,
  },
  { name: 'Batang', regular: ['Batang'], bold: [], syllable: 1, space: 0.333 },
];
