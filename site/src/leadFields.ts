import type { LeadArrival } from './leadArrival';

/** The forms a lead may come from. */
export const leadForms = ['interest', 'reservation', 'customer'] as const;
export type LeadForm = (typeof leadForms)[number];

/** Longest values, in characters. */
export const leadLimits = { name: 40, message: 1000 } as const;

/** The fields of the forms, in the order in which they stand and in which an error takes the focus. */
export const leadFields = [
  'name',
  'phone',
  'visitDay',
  'visitPart',
  'visitSlot',
  'birthday',
  'message',
  'consent',
  'details',
] as const;
export type LeadField = (typeof leadFields)[number];

/** What a form asks for besides name and phone. Nobody has to fill it in. */
export const optionalItems = {
  interest: [],
  reservation: ['message'],
  customer: ['visitDay', 'visitPart', 'visitSlot', 'birthday', 'message'],
} as const satisfies Record<LeadForm, readonly LeadField[]>;

/** The parts of a day that a visit may be wished for. */
export const visitParts = ['morning', 'afternoon', 'evening'] as const;
export type VisitPart = (typeof visitParts)[number];

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
  /** When the visitor would like to come: a wish, no appointment. `2026-12-05`. */
  readonly visitDay: string | null;
  readonly visitPart: VisitPart | null;
  /** The time that the visitor books, where the desk offers some: `2026-12-05T10:00`, Seoul's clock. */
  readonly visitSlot: string | null;
  /** Six digits, `950527`. */
  readonly birthday: string | null;
  readonly message: string | null;
  /** Version of the consent text that was agreed to, one of `consentVersions`. */
  readonly consent: string;
  /**
   * Version of the consent to the optional items, `null` where there are none. A version before that consent asked for them in
   * `consent`, and leads of it have none here.
   */
  readonly details: string | null;
  /** Version of the marketing consent, `null` where it was not given. */
  readonly marketing: string | null;
  /** Path of the page the form stood on. */
  readonly page: string | null;
  /** The release that the page came from, `live/41`; where whoever served it did not say, the id of the page's lock. */
  readonly release: string | null;
  /** What opened the popup. */
  readonly opener: string | null;
  /** How the visit began; `null` where nobody knows, or the consent that was agreed to does not tell of it. */
  readonly arrival: LeadArrival | null;
}
