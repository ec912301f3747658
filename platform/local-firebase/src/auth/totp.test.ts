import { describe, expect, test } from 'vitest';
import { fromBase32, hotp, periodOfCode, toBase32, totp } from './totp';

const digits = '1234567890';
const secretOf = (length: number) => Buffer.from(digits.repeat(7).slice(0, length));

// https://www.rfc-editor.org/rfc/rfc4226#appendix-D
test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, counter) => [counter, code] as const,
  ),
)('RFC 4226: the code of counter %i is %s', (counter, code) => {
  expect(hotp(secretOf(20), counter)).toBe(code);
});

// https://www.rfc-editor.org/rfc/rfc6238#appendix-B, with the secrets of its erratum 2866: as long as the hash.
describe.each([
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
])('RFC 6238: at %i s', (seconds, sha1, sha256, sha512) => {
  test.each([
    ['sha1', 20, sha1],
    ['sha256', 32, sha256],
    ['sha512', 64, sha512],
  ] as const)('%s', (algorithm, length, code) => {
    expect(totp(secretOf(length), seconds * 1000, 8, algorithm)).toBe(code);
  });
});

// https://www.rfc-editor.org/rfc/rfc4648#section-10, without its padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %s in base 32', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text);
});

describe('a typed code', () => {
  const secret = secretOf(20);
  const now = 1_800_000_000_000;
  const period = now / 30_000;

  test.each([
    [-2, null],
    [-1, period - 1],
    [0, period],
    [1, period + 1],
    [2, null],
  ])('%i periods off: %s', (off, found) => {
    expect(periodOfCode(secret, totp(secret, now + off * 30_000), now, 0)).toBe(found);
  });

  test('is good once, and none before it is any more', () => {
    const code = totp(secret, now);
    const used = periodOfCode(secret, code, now, 0) ?? 0;
    expect(periodOfCode(secret, code, now, used)).toBeNull();
    expect(periodOfCode(secret, totp(secret, now - 30_000), now, used)).toBeNull();
    expect(periodOfCode(secret, totp(secret, now + 30_000), now + 30_000, used)).toBe(used + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is none', (code) => {
    expect(periodOfCode(secret, code, now, 0)).toBeNull();
  });
});
