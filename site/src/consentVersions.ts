import { type LeadForm, leadForms } from './leadFields';

/**
 * Every version of a consent text that was ever published, the newest first: a lead that names another was agreed to by nobody.
 * The words of each are kept in `site/consents`; a change of them adds a version here, and none is taken away.
 */
export const consentVersions = ['2026-11-23', '2026-11-22', '2026-11-20', 'stand-in-2026-11-20'] as const;
export type ConsentVersion = (typeof consentVersions)[number];

interface Shown {
  readonly forms: readonly LeadForm[];
  /** Whether the separate consent to marketing stood beside it. */
  readonly marketing: boolean;
  /** Whether optional items had a consent of their own; before, the one consent named them too. */
  readonly details: boolean;
  /** Whether its consent to marketing told that the way to this site is kept with the lead. */
  readonly arrival: boolean;
}

const shown: Readonly<Record<ConsentVersion, Shown>> = {
  '2026-11-23': { forms: leadForms, marketing: true, details: true, arrival: true },
  '2026-11-22': { forms: leadForms, marketing: true, details: true, arrival: false },
  '2026-11-20': { forms: leadForms, marketing: true, details: false, arrival: false },
  'stand-in-2026-11-20': { forms: ['interest'], marketing: false, details: false, arrival: false },
};

/** The day of the first consent: no lead is older, whatever a clock says. ISO 8601. */
export const firstConsentDay = '2026-11-20T00:00:00.000Z';

function find(version: unknown): ConsentVersion | undefined {
  return consentVersions.find((known) => known === version);
}

/** The version, where `form` really showed the consent of that version; else `null`. */
export function knownConsent(version: unknown, form: LeadForm): ConsentVersion | null {
  const known = find(version);
  return known && shown[known].forms.includes(form) ? known : null;
}

/** The version, where a consent to marketing of that version was really shown; else `null`. */
export function knownMarketing(version: unknown, form: LeadForm): ConsentVersion | null {
  const known = knownConsent(version, form);
  return known && shown[known].marketing ? known : null;
}

/** Whether optional items of that version need a consent of their own. */
export function asksForDetails(version: ConsentVersion): boolean {
  return shown[version].details;
}

/** Whether a lead that agreed to marketing in that version may keep how its visit began. */
export function tellsOfArrival(version: ConsentVersion): boolean {
  return shown[version].arrival;
}
