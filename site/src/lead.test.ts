import { describe, expect, test } from 'vitest';
import { checkLead, isBirthday, leadLimits, normalizePhone, phonePattern } from './lead';

const sent = { form: 'customer', name: '김하늘', phone: '010-1234-5678', consent: '2026-11-20' };

describe('normalizePhone', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['010-1234-5678', '010-1234-5678'],
    ['010 1234 5678', '010-1234-5678'],
    ['010.1234.5678', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+82-10-1234-5678', '010-1234-5678'],
    ['+82 (0)10-1234-5678', '010-1234-5678'],
    ['82 10 1234 5678', '010-1234-5678'],
    ['0082 10 1234 5678', '010-1234-5678'],
    ['０１０１２３４５６７８', '010-1234-5678'],
    ['010–1234–5678', '010-1234-5678'],
    [' 010-1234-5678\u00a0', '010-1234-5678'],
    ['011-123-4567', '011-123-4567'],
  ])('reads %j', (typed, normal) => expect(normalizePhone(typed)).toBe(normal));

  test.each(['', '010', '010-1234-567890', '02-123-4567', '1600-0000', '010-1234-567a', '+1 010 1234 5678', '전화'])(
    'refuses %j',
    (typed) => expect(normalizePhone(typed)).toBeNull(),
  );

  test('what it returns fits the pattern of the input', () => {
    expect(normalizePhone('+82 10 9876 5432')).toMatch(new RegExp(`^(?:${phonePattern})$`, 'v'));
  });
});

describe('isBirthday', () => {
  test.each(['950527', '000229', '960229', '991231', '010101'])('%s exists', (d) => expect(isBirthday(d)).toBe(true));
  test.each(['950230', '010229', '951301', '950500', '9505', '19950527', 'abcdef', ''])('%j does not', (d) =>
    expect(isBirthday(d)).toBe(false),
  );
});

describe('checkLead', () => {
  test('cleans what was sent', () => {
    const { lead } = checkLead({
      ...sent,
      key: 'c1f5a8d0-0000-4000-8000-000000000000',
      name: '  김하늘 ',
      phone: '+82 10 1234 5678',
      birthday: '95.05.27',
      message: ' 84A가 궁금합니다\r\n토요일에 방문할게요 ',
      marketing: '2026-11-20',
      page: '/dunsan-riverview/customer',
      release: '0123456789abcdef',
      opener: 'home-hero',
      surprise: 1,
    });
    expect(lead).toEqual({
      key: 'c1f5a8d0-0000-4000-8000-000000000000',
      form: 'customer',
      name: '김하늘',
      phone: '010-1234-5678',
      birthday: '950527',
      message: '84A가 궁금합니다\n토요일에 방문할게요',
      consent: '2026-11-20',
      marketing: '2026-11-20',
      page: '/dunsan-riverview/customer',
      release: '0123456789abcdef',
      opener: 'home-hero',
    });
  });

  test('names every field that is wrong', () => {
    expect(checkLead({}).problems).toEqual({ name: 'missing', phone: 'missing', consent: 'missing' });
    expect(
      checkLead({ name: '1234', phone: '010-12', birthday: '950231', message: 'x\u0000', consent: '동의' }).problems,
    ).toEqual({
      name: 'malformed',
      phone: 'malformed',
      birthday: 'malformed',
      message: 'malformed',
      consent: 'malformed',
    });
  });

  test('counts characters, not code units', () => {
    expect(checkLead({ ...sent, name: '𠮷'.repeat(leadLimits.name) }).problems).toBeNull();
    expect(checkLead({ ...sent, name: '가'.repeat(leadLimits.name + 1) }).problems).toEqual({ name: 'too-long' });
    expect(checkLead({ ...sent, message: '가'.repeat(leadLimits.message + 1) }).problems).toEqual({
      message: 'too-long',
    });
  });

  test.each([[['김하늘']], [{ a: 1 }], [7], [true]])('does not take %j for text', (name) => {
    expect(checkLead({ ...sent, name }).problems).toEqual({ name: 'malformed' });
  });

  test('refuses text that hides its direction or breaks a line in a name', () => {
    expect(checkLead({ ...sent, name: '김\n하늘' }).problems).toEqual({ name: 'malformed' });
    expect(checkLead({ ...sent, name: '김\u202e하늘' }).problems).toEqual({ name: 'malformed' });
  });

  test('never refuses a lead for what the visitor did not type', () => {
    const { lead } = checkLead({ ...sent, form: 'old', key: '?', page: 'javascript:', release: 'x', opener: '<b>' });
    expect(lead).toMatchObject({ form: 'customer', key: null, page: null, release: null, opener: null });
  });

  test.each([
    ['never published', { consent: '2019-01-01' }],
    ['a word', { consent: 'v1' }],
    ['the stand-in’s, which another form never shows', { consent: 'stand-in-2026-11-20' }],
    ['a marketing consent never published', { marketing: '2019-01-01' }],
    [
      'a marketing consent the stand-in has not',
      { form: 'interest', consent: 'stand-in-2026-11-20', marketing: 'stand-in-2026-11-20' },
    ],
    ['a member of every object', { consent: 'toString' }],
  ])('refuses a consent to a text that nobody was shown: %s', (_, change) => {
    expect(checkLead({ ...sent, ...change })).toEqual({ lead: null, problems: { consent: 'malformed' } });
  });

  test.each([
    ['customer', '2026-11-20'],
    ['interest', '2026-11-20'],
    ['interest', 'stand-in-2026-11-20'],
  ])('takes the %s form’s consent %s', (form, consent) => {
    expect(checkLead({ ...sent, form, consent }).lead).toMatchObject({ form, consent, marketing: null });
  });

  test('an empty optional field is not a mistake', () => {
    expect(checkLead({ ...sent, birthday: '', message: ' ', marketing: '' }).lead).toMatchObject({
      birthday: null,
      message: null,
      marketing: null,
    });
  });
});
