import { expect, test } from 'vitest';
import { readReport, readRequest, sealed, type TourReport } from './messages';

const reports: TourReport[] = [
  { type: 'ready' },
  { type: 'at', scene: 'living', view: 'living_182_-6_70' },
  { type: 'failed', reason: 'lost' },
  { type: 'leave' },
];

test.each(reports)('what is sealed is read again: %o', (report) => {
  expect(readReport(structuredClone(sealed(report)))).toEqual(report);
});

test('a request is read again', () => {
  expect(readRequest(structuredClone(sealed({ type: 'walk', to: 'kitchen' })))).toEqual({
    type: 'walk',
    to: 'kitchen',
  });
});

test.each([
  ['nothing', null],
  ['another sender’s words', 'webpackOk'],
  ['another version', { protocol: 'riverview-tour/0', type: 'ready' }],
  ['an unknown type', { ...sealed({ type: 'ready' }), type: 'steal' }],
  ['an unknown reason', { ...sealed({ type: 'leave' }), type: 'failed', reason: 'tired' }],
  ['a field of another kind', { ...sealed({ type: 'leave' }), type: 'at', scene: 1, view: {} }],
])('%s is not listened to', (_, data) => {
  expect([readReport(data), readRequest(data)]).toEqual([null, null]);
});
