import { settledFacts } from '@riverview/site/testing/settledFacts';
import { expect, test } from 'vitest';
import { saleNotices } from './saleNotices';

test('who sells is named with the registration, and with a role that the row does not say yet', () => {
  const [agency] = settledFacts.sale.agencies ?? [];
  const registration = '대전서구-2027-2';
  const agencies = [...(agency ? [agency] : []), { role: '광고대행', name: '나루광고', registration }];
  const rows = saleNotices.rows({ ...settledFacts, sale: { ...settledFacts.sale, agencies } });
  expect(rows.find(({ label }) => label === '분양대행')?.value).toEqual([
    '가온분양 (등록번호 대전서구-2027-1)',
    '광고대행 나루광고 (등록번호 대전서구-2027-2)',
  ]);
});
