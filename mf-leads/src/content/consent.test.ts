import { createHash } from 'node:crypto';
import { leadForms } from '@riverview/site/lead';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { consentVersion, marketingConsent, privacyConsent } from './consent';

/** Version to fingerprint of its text. A new text gets a new line here; old lines stay, they are what people agreed to. */
const published: Readonly<Record<string, string>> = {
  '2026-11-20': '4309e4087428672d',
};

test('the text of the consents is the one its version was published with', () => {
  const facts = { ...siteFacts, leads: { ...siteFacts.leads, retention: '{retention}' } };
  const text = [privacyConsent, marketingConsent].map(({ label, terms }) => [
    label,
    leadForms.map((form) => terms(facts, form)),
  ]);
  const fingerprint = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
  expect(published[consentVersion], 'The text changed: change consentVersion and add its fingerprint.').toBe(
    fingerprint,
  );
});

test('the retention of the consent is the fact of the owner', () => {
  const facts = { ...siteFacts, leads: { ...siteFacts.leads, retention: '6개월' } };
  expect(JSON.stringify(privacyConsent.terms(facts, 'interest'))).toContain('동의일로부터 6개월');
});

test('the consent of each form names what that form asks for', () => {
  const items = (form: 'interest' | 'reservation' | 'customer') => privacyConsent.terms(siteFacts, form)[1]?.text;
  expect(items('interest')).toBe('이름, 연락처');
  expect(items('reservation')).toContain('문의 내용');
  expect(items('customer')).toContain('생년월일');
});
