import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factRows } from './factRows';

test('keeps a short part in one line, and lets a long one break: an agency with its registration', () => {
  const agency = '가온분양 (등록번호 대전서구-2027-1)';
  const [row] = factRows([{ label: '분양대행', value: ['59A 112세대', agency] }]);
  expect(renderToStaticMarkup(row?.value)).toBe(`<span class="nowrap">59A 112세대</span>, ${agency}`);
});
