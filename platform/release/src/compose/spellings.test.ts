import { describe, expect, it } from 'vitest';
import { numbered, otherSpellings, withSlash } from './spellings';

describe('otherSpellings', () => {
  const regex = new RegExp(otherSpellings('/SalesInfo/StampTax') ?? '');

  it.each(['/salesinfo/stamptax', '/SalesInfo/stampTax', '/SALESINFO/STAMPTAX', '/SalesInfo/StampTaX'])(
    'matches %s',
    (path) => {
      expect(regex.test(path)).toBe(true);
    },
  );

  it('takes a slash behind, which Hosting takes off only from the published spelling', () => {
    expect(regex.test('/salesinfo/stamptax/')).toBe(true);
  });

  it('keeps what stands for a parameter', () => {
    const [, value] = new RegExp(otherSpellings('/sample/news/:id') ?? '').exec('/Sample/news/A1') ?? [];
    expect(value).toBe('A1');
    expect(numbered('/sample/news/:id')).toBe('/sample/news/:1');
    expect(new RegExp(otherSpellings('/sample/news/:id') ?? '').test('/sample/news/A1')).toBe(false);
    expect(new RegExp(withSlash('/sample/news/:id')).exec('/sample/news/A1/')?.[1]).toBe('A1');
  });

  it.each(['/SalesInfo/StampTax', '/SalesInfo/StampTax/', '/salesinfo/stamptaxes', '/x/salesinfo/stamptax'])(
    'leaves %s alone',
    (path) => {
      expect(regex.test(path)).toBe(false);
    },
  );

  it('escapes what regular expressions read otherwise', () => {
    expect(new RegExp(otherSpellings('/a.b') ?? '').test('/Axb')).toBe(false);
  });

  it.each(['/SalesInfo/StampTax', '/sample/news/:id', '/a.b(c)-d+e'])(
    'is for %s of what RE2 reads as JavaScript does: no look-around, no back-reference, no class of Unicode',
    (path) => {
      for (const pattern of [otherSpellings(path) ?? '', withSlash(path)]) {
        expect(pattern).not.toMatch(/\(\?(?!:)|\\[1-9a-zA-Z]/);
        expect(() => new RegExp(pattern, 'u')).not.toThrow();
      }
    },
  );

  it('has nothing to say of a path without letters', () => {
    expect(otherSpellings('/')).toBeNull();
  });
});
