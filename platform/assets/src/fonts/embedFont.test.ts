import { expect, test } from 'vitest';
import { embedFont } from './embedFont';

const drawing = (words: string) => `<svg><style>.l1{fill:red}</style><text class="l1">${words}</text></svg>`;

test('a drawing brings the letters it is written with, and no others', async () => {
  const short = await embedFont(drawing('거실'));
  expect(short).toMatch(/<style>@font-face\{font-family:Pretendard;[^}]*base64,d09GMg[^}]*\}\.l1\{fill:red\}/);
  expect(short).toContain('>거실</text>');
  const long = await embedFont(drawing('거실 주방 현관 침실 드레스룸'));
  expect(long.length).toBeGreaterThan(short.length + 1000);
});
