import { describe, expect, test } from 'vitest';
import { checkLead, isBirthday, normalizePhone } from './lead';
import { leadLimits, phonePattern } from './leadFields';

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
    ['전화: 010-1234-5678', '010-1234-5678'],
    ['010-1234-5678 (김하늘)', '010-1234-5678'],
    ['김하늘(010)1234-5678', '010-1234-5678'],
    ['집 042-123-4567, 휴대폰 010-1234-5678', '010-1234-5678'],
    ['010/1234/5678', '010-1234-5678'],
    ['010·1234·5678', '010-1234-5678'],
    ['010ㆍ1234ㆍ5678', '010-1234-5678'],
    ['010_1234_5678', '010-1234-5678'],
    ['1012345678', '010-1234-5678'],
    ['\u202a010-1234-5678\u202c', '010-1234-5678'],
    ['010\u200b12345678', '010-1234-5678'],
  ])('reads %j', (typed, normal) => expect(normalizePhone(typed)).toBe(normal));

  test.each([
    '',
    '010',
    '010-1234-567890',
    '02-123-4567',
    '1600-0000',
    '010-1234-567a',
    'a010-1234-5678',
    '+1 010 1234 5678',
    '+10 1234 5678',
    '010-1234-5678 / 010-9876-5432',
    '010-1234-5678, 010-9876-5432',
    '전화',
  ])('refuses %j', (typed) => expect(normalizePhone(typed)).toBeNull());

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
      visitDay: '2026-12-05',
      visitPart: 'afternoon',
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
      visitDay: '2026-12-05',
      visitPart: 'afternoon',
      visitSlot: null,
      birthday: '950527',
      message: '84A가 궁금합니다\n토요일에 방문할게요',
      consent: '2026-11-20',
      details: null,
      marketing: '2026-11-20',
      page: '/dunsan-riverview/customer',
      release: '0123456789abcdef',
      opener: 'home-hero',
      arrival: null,
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

  test.each([
    ['김\u200b하늘\u00a0', '김하늘'],
    ['\u200f김하늘\u200e', '김하늘'],
    ['김\u3164하늘', '김하늘'],
    ['\u061c이\u2060바다\ufeff', '이바다'],
  ])('leaves out of the name %j what nobody sees', (typed, name) =>
    expect(checkLead({ ...sent, name: typed }).lead).toMatchObject({ name }),
  );

  test.each(['\u00a0', '\u200b', '\u3164\u3164', '\u200f\u200e', '\u115f\u1160'])('takes %j for no name', (name) =>
    expect(checkLead({ ...sent, name }).problems).toEqual({ name: 'missing' }),
  );

  test.each([
    ['19950527', '950527'],
    ['1995.05.27', '950527'],
    ['2001-02-28', '010228'],
    ['1995년 05월 27일', '950527'],
    ['20000229', '000229'],
    ['１９９５０５２７', '950527'],
  ])('reads the birthday %s', (birthday, six) =>
    expect(checkLead({ ...sent, birthday }).lead).toMatchObject({ birthday: six }),
  );

  test.each(['18950527', '19950230', '19000229', '995527', '1995527'])('takes %s for no birthday', (birthday) =>
    expect(checkLead({ ...sent, birthday }).problems).toEqual({ birthday: 'malformed' }),
  );

  test.each(['2026-02-30', '26-12-05', '토요일', '2026-12-05T10:00', '1926-12-05'])('takes %s for no day', (visitDay) =>
    expect(checkLead({ ...sent, visitDay }).problems).toEqual({ visitDay: 'malformed' }),
  );

  test.each(['2026-12-05', '2026-02-30T10:00', '2026-12-05T24:00', '토요일'])('takes %s for no time', (visitSlot) =>
    expect(checkLead({ ...sent, visitSlot }).problems).toEqual({ visitSlot: 'malformed' }),
  );

  test('a part of a day is one of those that are offered', () => {
    expect(checkLead({ ...sent, visitPart: 'midnight' }).problems).toEqual({ visitPart: 'malformed' });
    expect(checkLead({ ...sent, visitPart: '' }).lead).toMatchObject({ visitDay: null, visitPart: null });
  });

  test('refuses text that hides its direction or breaks a line in a name', () => {
    expect(checkLead({ ...sent, name: '김\n하늘' }).problems).toEqual({ name: 'malformed' });
    expect(checkLead({ ...sent, name: '김\u202e하늘' }).problems).toEqual({ name: 'malformed' });
  });

  test('never refuses a lead for what the visitor did not type', () => {
    const { lead } = checkLead({ ...sent, form: 'old', key: '?', page: 'javascript:', release: 'x', opener: '<b>' });
    expect(lead).toMatchObject({ form: 'customer', key: null, page: null, release: null, opener: null });
  });

  test.each(['live/41', 'pr-12/3', 'live/0', '0123456789abcdef'])('keeps the release %s', (release) =>
    expect(checkLead({ ...sent, release }).lead?.release).toBe(release),
  );

  test.each(['live/', '/41', 'Live/41', '../41', 'live/41/x', 'live/4x1', 'live/41\n', 41, ['live/41']])(
    'drops %j, which names no release, and keeps the lead',
    (release) => expect(checkLead({ ...sent, release }).lead).toMatchObject({ name: '김하늘', release: null }),
  );

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

  test('keeps optional items only with their own consent', () => {
    const typed = { ...sent, consent: '2026-11-22', message: '84A가 궁금합니다' };
    expect(checkLead(typed).problems).toEqual({ details: 'missing' });
    expect(checkLead({ ...typed, details: '2026-11-20' }).problems).toEqual({ details: 'malformed' });
    expect(checkLead({ ...typed, details: '2026-11-22' }).lead).toMatchObject({
      message: '84A가 궁금합니다',
      details: '2026-11-22',
    });
  });

  test('a consent to optional items that there are none of is not kept', () => {
    const { lead } = checkLead({ ...sent, consent: '2026-11-22', details: '2026-11-22', message: ' ' });
    expect(lead).toMatchObject({ message: null, details: null });
  });

  test('what was agreed to before optional items had a consent of their own is still taken', () => {
    const { lead } = checkLead({ ...sent, birthday: '950527', message: '84A가 궁금합니다' });
    expect(lead).toMatchObject({ consent: '2026-11-20', birthday: '950527', details: null });
  });

  test('an empty optional field is not a mistake', () => {
    expect(checkLead({ ...sent, birthday: '', message: ' ', marketing: '' }).lead).toMatchObject({
      birthday: null,
      message: null,
      marketing: null,
    });
  });
});
