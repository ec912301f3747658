import { expect, test } from 'vitest';
import { contentOf } from './leadContent';
import { sampleLead } from './testing/sampleLead';

const bare = { ...sampleLead, birthday: '800101', message: '문의', consent: 'v1' };
const written = '["customer","김하늘","010-1234-5678","800101","문의","v1",null';

// Each is the text that ids of stored leads were made of: a byte of it changed would make every retry a second lead.
test.each([
  ['no wish', {}, `${written}]`],
  ['a day', { visitDay: '2026-12-05' }, `${written},"2026-12-05",null]`],
  ['a part of the day', { visitPart: 'morning' as const }, `${written},null,"morning"]`],
  ['a time', { visitSlot: '2026-12-05T10:00' }, `${written},null,null,"2026-12-05T10:00"]`],
])('a lead with %s', (_, wish, text) => expect(contentOf({ ...bare, ...wish })).toBe(text));

test('where a lead came from, and how often it was sent, is no content', () => {
  const elsewhere = { ...bare, key: 'another', page: '/x', release: 'live/2', opener: 'hero', details: 'v9' };
  expect(contentOf(elsewhere)).toBe(contentOf(bare));
});
