import { escapeHatch } from './escapeHatch';
import { reducedLetter } from './planFacts';

/** What a line, a shade and a square of the plan mean, and how it was measured, below its dimensions. */
export function fullLegend(width: number, bottom: number): string {
  const size = Math.round(Math.max(190, width * 0.0112));
  const text = (x: number, row: number, words: string) =>
    `<text x="${Math.round(x)}" y="${Math.round(bottom + 1640 + row * size * 1.75)}" class="lg">${words}</text>`;
  const line = bottom + 1640 - size * 0.35;
  const [first, second, third] = [0, size * 19, size * 32];
  return [
    `<g id="legend" font-size="${size}"><path d="M${first} ${line}h${size * 3}" class="extline"/>`,
    text(first + size * 3.5, 0, '점선 바깥은 확장한 발코니(서비스면적)'),
    `<rect x="${second + size * 2}" y="${line - size * 0.5}" width="${size * 2}" height="${size}" fill="url(#f-ext)" stroke="#b08d57" stroke-width="8"/>`,
    text(second + size * 4.5, 0, '발코니 확장 부분'),
    escapeHatch([third + size * 2.4, line], Math.round(size * 1.1), false),
    text(third + size * 3.5, 0, '하향식 피난구'),
    text(
      first,
      1,
      '발코니 확장 평면(확장비 별도). 치수와 면적은 벽 안쪽 기준(안목치수), 치수 단위 mm. 방위는 중앙동 기준.',
    ),
    '</g>',
  ].join('');
}

/** The one line that a small plan has room for. */
export function reducedLegend(width: number, top: number): string {
  const size = reducedLetter(width);
  const y = Math.round(top + size * 1.35);
  return `<g id="legend" font-size="${Math.ceil(size * 0.87)}"><path d="M0 ${y - Math.round(size * 0.3)}h${size * 2}" class="extline"/><text x="${Math.round(size * 2.4)}" y="${y}" class="lg">점선 바깥은 확장한 발코니(서비스면적)</text></g>`;
}
