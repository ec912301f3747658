import { describe, expect, it } from 'vitest';
import { otherSpellings } from './spellings';

describe('otherSpellings', () => {
  const regex = new RegExp(otherSpellings('/SalesInfo/StampTax') ?? '');

  it.each(['/salesinfo/stamptax', '/SalesInfo/stampTax', '/SALESINFO/STAMPTAX', '/SalesInfo/StampTaX'])(
    'matches %s',
    (path) => {
      expect(regex.test(path)).toBe(true);
    },
  );

  it.each(['/SalesInfo/StampTax', '/SalesInfo/StampTax/', '/salesinfo/stamptaxes', '/x/salesinfo/stamptax'])(
    'leaves %s alone',
    (path) => {
      expect(regex.test(path)).toBe(false);
    },
  );

  it('escapes what regular expressions read otherwise', () => {
    expect(new RegExp(otherSpellings('/a.b') ?? '').test('/Axb')).toBe(false);
  });

  it('has nothing to say of a path without letters', () => {
    expect(otherSpellings('/')).toBeNull();
  });
});
