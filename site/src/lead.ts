import { knownConsent, knownMarketing } from './consentVersions';
import type {} from './register';

/** The forms a lead may come from. */
export const leadForms = ['interest', 'reservation', 'customer'] as const;
export type LeadForm = (typeof leadForms)[number];

/** Longest values, in characters. */
export const leadLimits = { name: 40, message: 1000 } as const;

/** The fields of the forms, in the order in which they stand and in which an error takes the focus. */
export const leadFields = ['name', 'phone', 'birthday', 'message', 'consent'] as const;
export type LeadField = (typeof leadFields)[number];

export type LeadProblem = 'missing' | 'malformed' | 'too-long';
export type LeadProblems = Readonly<Partial<Record<LeadField, LeadProblem>>>;

/** The name of the honeypot: a person leaves it empty. */
export const honeypotField = '_gotcha';

/** The one rule for mobile numbers, as the `pattern` of an input. */
export const phonePattern = String.raw`01[0-9][\- ]?[0-9]{3,4}[\- ]?[0-9]{4}`;

/** A lead as it is sent: JSON, or the fields of a native form post under the same names. */
export interface Lead {
  /** A secret of the page, made once for one content: both make the lead's id. Native posts have none. */
  readonly key: string | null;
  readonly form: LeadForm;
  readonly name: string;
  /** Always `010-1234-5678`. */
  readonly phone: string;
  /** Six digits, `950527`. */
  readonly birthday: string | null;
  readonly message: string | null;
  /** Version of the consent text that was agreed to, one of `consentVersions`. */
  readonly consent: string;
  /** Version of the marketing consent, `null` where it was not given. */
  readonly marketing: string | null;
  /** Path of the page the form stood on. */
  readonly page: string | null;
  /** Id of the release lock the page was composed from. */
  readonly release: string | null;
  /** What opened the popup. */
  readonly opener: string | null;
}

const phoneRule = new RegExp(`^${phonePattern}$`);
const keyRule = /^[\w-]{16,64}$/;
const releaseRule = /^[0-9a-f]{8,64}$/;
const openerRule = /^[a-z][a-z-]{0,39}$/;
const pageRule = /^\/[\x21-\x7e]{0,299}$/;

/** Turns any common way of writing a Korean mobile number into `010-1234-5678`; `null` where it is none. */
export function normalizePhone(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim();
  if (!/^[+\d\s().\-‐-―−]*$/.test(plain)) return null;
  let digits = plain.replace(/\D/g, '');
  if (/^(00)?82/.test(digits)) digits = digits.replace(/^(00)?820?/, '0');
  if (!phoneRule.test(digits)) return null;
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}

/** Whether six digits, year first, name a day that exists. */
export function isBirthday(digits: string): boolean {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (!year) return false;
  // 1900 was no leap year and 2000 was: every 29 February of the last century exists in this one as well.
  const date = new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
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
 * A consent counts only in a version that the form really showed. What a visitor did not type (page, release, opener) is
 * dropped where it is malformed, never a reason to refuse.
 */
export function checkLead(
  sent: Readonly<Record<string, unknown>>,
): { readonly lead: Lead; readonly problems: null } | { readonly lead: null; readonly problems: LeadProblems } {
  const form = leadForms.find((known) => known === sent.form) ?? 'customer';
  const name = text(sent.name);
  const typedPhone = text(sent.phone);
  const birthday = text(sent.birthday)
    .normalize('NFKC')
    .replace(/[\s.\-/]/g, '');
  const message = text(sent.message);
  const found: Record<LeadField, LeadProblem | null> = {
    name: notText(sent.name) ? 'malformed' : checkName(name),
    phone: notText(sent.phone) ? 'malformed' : checkPhone(typedPhone),
    birthday: notText(sent.birthday) || (birthday && !isBirthday(birthday)) ? 'malformed' : null,
    message: notText(sent.message) ? 'malformed' : checkMessage(message),
    consent: checkConsent(sent, form),
  };
  const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as LeadProblems;
  const phone = normalizePhone(typedPhone);
  const consent = knownConsent(sent.consent, form);
  if (Object.keys(problems).length > 0 || !phone || !consent) return { lead: null, problems };
  return {
    problems: null,
    lead: {
      key: readLeadKey(sent.key),
      form,
      name,
      phone,
      birthday: birthday || null,
      message: message || null,
      consent,
      marketing: knownMarketing(sent.marketing, form),
      page: matching(sent.page, pageRule),
      release: matching(sent.release, releaseRule),
      opener: matching(sent.opener, openerRule),
    },
  };
}
