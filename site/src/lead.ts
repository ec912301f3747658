import { asksForDetails, type ConsentVersion, knownConsent, knownMarketing, tellsOfArrival } from './consentVersions';
import { readArrival } from './leadArrival';
import {
  type Lead,
  type LeadField,
  type LeadForm,
  type LeadProblem,
  type LeadProblems,
  leadForms,
  leadLimits,
  phonePattern,
  visitParts,
} from './leadFields';
import type {} from './register';
import { isSlot } from './visitSchedule';

const phoneRule = new RegExp(`^${phonePattern}$`);
const keyRule = /^[\w-]{16,64}$/;
const releaseRule = /^(?:[0-9a-f]{8,64}|[a-z][\w-]{0,39}\/-?\d{1,8})$/;
const openerRule = /^[a-z][a-z-]{0,39}$/;
const pageRule = /^\/[\x21-\x7e]{0,299}$/;
/** Characters that show nothing: of no width, blank letters, marks of direction. What turns a text around is not among them. */
const invisible = /(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** A number as it is written. Normalized, the Korean middle dot is U+119E. */
const phoneCandidate = /\+?\d[\d\s()./_·\u119e・•\-‐-―−]*\d/g;

/** One written number as `010-1234-5678`, `null` where it is no mobile one. */
function mobileNumber(written: string): string | null {
  let digits = written.replace(/\D/g, '');
  if (/^(00)?82/.test(digits)) digits = digits.replace(/^(00)?820?/, '0');
  // A spreadsheet drops the first zero.
  else if (/^10\d{8}$/.test(digits) && !written.startsWith('+')) digits = `0${digits}`;
  if (!phoneRule.test(digits)) return null;
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}

/**
 * Turns any common way of writing a Korean mobile number into `010-1234-5678`, words around it set aside; `null` where there is
 * none, or more than one. A letter that touches the digits makes them something else.
 */
export function normalizePhone(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(invisible, '').trim();
  const [number, ...others] = [...plain.matchAll(phoneCandidate)].flatMap(({ 0: written, index }) => {
    const around = plain.charAt(index - 1) + plain.charAt(index + written.length);
    return (!/\p{L}/u.test(around) && mobileNumber(written)) || [];
  });
  return others.length > 0 ? null : (number ?? null);
}

/** Whether six digits, year first, name a day that exists. */
export function isBirthday(digits: string): boolean {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (!year) return false;
  // 1900 was no leap year and 2000 was: every 29 February of the last century exists in this one as well.
  const date = new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/**
 * A birthday as six digits, `950527`: it may have been written with its century, and with marks between the numbers. What is
 * no day is returned as it was typed.
 */
function readBirthday(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[\s.\-/년월일]/g, '');
  const [, century, short = ''] = /^(19|20)(\d{6})$/.exec(digits) ?? [];
  if (!century) return digits;
  const leapDayOf1900 = century === '19' && short === '000229';
  return isBirthday(short) && !leapDayOf1900 ? short : digits;
}

/** Whether `2026-12-05` and the like name a day that exists. */
function isDay(typed: string): boolean {
  const date = new Date(`${typed}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\r\n?/g, '\n').trim() : '';
}

function matching(value: unknown, rule: RegExp): string | null {
  return typeof value === 'string' && rule.test(value) ? value : null;
}

/** Control characters and lone surrogates, which no keyboard types into a name or a message. */
function hasUnprintable(value: string, allowed: RegExp): boolean {
  return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(value.replace(allowed, ''));
}

function checkName(name: string): LeadProblem | null {
  if (!name) return 'missing';
  if ([...name].length > leadLimits.name) return 'too-long';
  return hasUnprintable(name, /$^/) || !/\p{L}/u.test(name) ? 'malformed' : null;
}

function checkPhone(typed: string): LeadProblem | null {
  if (!typed) return 'missing';
  return normalizePhone(typed) ? null : 'malformed';
}

function checkMessage(message: string): LeadProblem | null {
  if ([...message].length > leadLimits.message) return 'too-long';
  return hasUnprintable(message, /[\n\t]/g) ? 'malformed' : null;
}

function notGiven(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

function checkConsent({ consent, marketing }: Readonly<Record<string, unknown>>, form: LeadForm): LeadProblem | null {
  if (notGiven(consent)) return 'missing';
  const known = knownConsent(consent, form) && (notGiven(marketing) || knownMarketing(marketing, form));
  return known ? null : 'malformed';
}

/** Optional items are kept only with a consent of their own, wherever the version that was shown asked for one. */
function checkDetails(sent: unknown, version: ConsentVersion | null, typed: boolean): LeadProblem | null {
  if (!typed || !version || !asksForDetails(version)) return null;
  if (notGiven(sent)) return 'missing';
  return sent === version ? null : 'malformed';
}

/** A release as a lead names it: `live/41`, or the id of a lock; `null` for anything else. */
export function readRelease(value: unknown): string | null {
  return matching(value, releaseRule);
}

/** The key of a submission: 16 to 64 letters, digits, `_` and `-`; `null` for anything else. */
export function readLeadKey(value: unknown): string | null {
  return matching(value, keyRule);
}

/** A value that is not text where text is expected is a mistake of the sender, not an empty field. */
function notText(value: unknown): boolean {
  return value !== undefined && value !== null && typeof value !== 'string';
}

/**
 * The one validation of a lead, for the forms and for the endpoint: the cleaned lead, or what is wrong with which field.
 * A consent counts only in a version that the form really showed. What a visitor did not type (page, release, opener,
 * arrival) is dropped where it is malformed, never a reason to refuse.
 */
export function checkLead(
  sent: Readonly<Record<string, unknown>>,
): { readonly lead: Lead; readonly problems: null } | { readonly lead: null; readonly problems: LeadProblems } {
  const form = leadForms.find((known) => known === sent.form) ?? 'customer';
  const name = text(sent.name).replace(invisible, '').trim();
  const typedPhone = text(sent.phone);
  const birthday = readBirthday(text(sent.birthday));
  const message = text(sent.message);
  const visitDay = text(sent.visitDay);
  const visitPart = visitParts.find((part) => part === sent.visitPart) ?? null;
  const visitSlot = text(sent.visitSlot);
  const consent = knownConsent(sent.consent, form);
  const marketing = knownMarketing(sent.marketing, form);
  const hasDetails = Boolean(visitDay || visitPart || visitSlot || birthday || message);
  const found: Record<LeadField, LeadProblem | null> = {
    name: notText(sent.name) ? 'malformed' : checkName(name),
    phone: notText(sent.phone) ? 'malformed' : checkPhone(typedPhone),
    visitDay: notText(sent.visitDay) || (visitDay && !isDay(visitDay)) ? 'malformed' : null,
    visitPart: visitPart || notGiven(sent.visitPart) ? null : 'malformed',
    visitSlot: notText(sent.visitSlot) || (visitSlot && !isSlot(visitSlot)) ? 'malformed' : null,
    birthday: notText(sent.birthday) || (birthday && !isBirthday(birthday)) ? 'malformed' : null,
    message: notText(sent.message) ? 'malformed' : checkMessage(message),
    consent: checkConsent(sent, form),
    details: checkDetails(sent.details, consent, hasDetails),
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as LeadProblems;
  const phone = normalizePhone(typedPhone);
  if (Object.keys(problems).length > 0 || !phone || !consent) return { lead: null, problems };
  return {
    problems: null,
    lead: {
      key: readLeadKey(sent.key),
      form,
      name,
      phone,
      visitDay: visitDay || null,
      visitPart,
      visitSlot: visitSlot || null,
      birthday: birthday || null,
      message: message || null,
      consent,
      details: hasDetails && asksForDetails(consent) ? consent : null,
      marketing,
      page: matching(sent.page, pageRule),
      release: readRelease(sent.release),
      opener: matching(sent.opener, openerRule),
      arrival: marketing && tellsOfArrival(marketing) ? readArrival(sent.arrival) : null,
    },
  };
}
