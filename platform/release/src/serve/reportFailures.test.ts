import { expect, it } from 'vitest';
import { reportFailures } from './reportFailures';

it('says a failure with its stack, and the same one again only after a while', () => {
  const written: string[] = [];
  let now = 0;
  const report = reportFailures(
    (text) => written.push(text),
    () => now,
  );
  for (let at = 0; at < 1000; at++) report(new Error('EMFILE'));
  report(new Error('EIO'));
  report('odd');
  expect(written).toHaveLength(3);
  expect(written[0]).toMatch(/^site: Error: EMFILE\n +at .*reportFailures\.test\.ts/);
  now = 10_000;
  report(new Error('EMFILE'));
  expect(written).toHaveLength(4);
});
