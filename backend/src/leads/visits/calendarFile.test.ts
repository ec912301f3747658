import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';

const visit = { lead: 'a'.repeat(64), slot: '2026-12-05T10:00', since: '2026-11-22T00:00:00.000Z' };

test('a calendar names the model house only where there is one', () => {
  expect(calendarFile(visit, 60, settledFacts)).toContain('SUMMARY:둔산 리버뷰 모델하우스 방문\r\nLOCATION:');
  expect(calendarFile(visit, 60, unsettledFacts)).toContain('SUMMARY:둔산 리버뷰 방문\r\nDESCRIPTION:');
});
