import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { consentsOf, consentVersion } from './consents';
import { consentVersions, knownConsent } from './consentVersions';
import { leadForms, optionalItems } from './leadFields';

const folder = new URL('../consents/', import.meta.url);
const facts = {
  ...siteFacts,
  leads: { ...siteFacts.leads, retention: '{retention}' },
  privacy: { ...siteFacts.privacy, controller: { name: '{controller}', address: '' } },
};

/** What people agreed to stays as they read it: the fingerprints of the files in `site/consents`. */
const published: Readonly<Record<(typeof consentVersions)[number], string>> = {
  '2026-11-23': 'e86f90ff9a91a772',
  '2026-11-22': '79ef057fbc709987',
  '2026-11-20': '4f3f67e3625ec788',
  'stand-in-2026-11-20': 'b11897c885e623c9',
};

test.each(consentVersions)('the words of version %s are kept as they were published', (version) => {
  const kept = readFileSync(new URL(`${version}.json`, folder), 'utf8');
  expect(createHash('sha256').update(kept).digest('hex').slice(0, 16)).toBe(published[version]);
});

test('every kept text has its version, and the newest is the one that is shown', () => {
  expect(readdirSync(folder).sort()).toEqual([...consentVersions].map((version) => `${version}.json`).sort());
  expect(consentVersions[0]).toBe(consentVersion);
});

test('the text in the forms is the one its version was published with', () => {
  const kept = JSON.parse(readFileSync(new URL(`${consentVersion}.json`, folder), 'utf8')) as { forms: unknown };
  const shown = Object.fromEntries(leadForms.map((form) => [form, consentsOf(form, facts)]));
  expect(shown, 'The text changed: give it a new version, and keep its words in site/consents.').toEqual(kept.forms);
});

test.each(leadForms)(
  '%s: what is required names nothing optional, and optional items have a consent of their own',
  (form) => {
    const [required, ...others] = consentsOf(form, facts);
    expect(required?.required).toBe(true);
    expect(JSON.stringify(required)).not.toMatch(/희망|생년월일|문의 내용|광고|홍보|소식|경로/);
    expect(others.every((consent) => !consent.required)).toBe(true);
    expect(others.some(({ name }) => name === 'details')).toBe(optionalItems[form].length > 0);
    expect(knownConsent(consentVersion, form)).toBe(consentVersion);
  },
);

test.each(leadForms)('%s: each consent says who, why, what, how long and that it may be refused', (form) => {
  for (const { open, more } of consentsOf(form, facts)) {
    expect(open.map(({ term }) => term)).toEqual(['목적', '보유 기간']);
    expect(JSON.stringify(open)).toContain('동의일부터 {retention}');
    expect(JSON.stringify(more)).toContain('{controller}');
    expect(more.map(({ term }) => term)).toContain('거부 권리');
  }
});
