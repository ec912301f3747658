import type { LeadForm } from './lead';

/**
 * Every version of a consent text that was ever published: a lead that names another was agreed to by nobody. The text of
 * each stands with the form that shows it; a change of its words adds a version here, and none is taken away.
 */
export const consentVersions = ['2026-11-20', 'stand-in-2026-11-20'] as const;
export type ConsentVersion = (typeof consentVersions)[number];

/** Where each version is shown, and whether the separate consent to marketing stands beside it. */
const shown: Readonly<Record<ConsentVersion, { readonly forms: readonly LeadForm[]; readonly marketing: boolean }>> = {
  '2026-11-20': { forms: ['interest', 'reservation', 'customer'], marketing: true },
  'stand-in-2026-11-20': { forms: ['interest'], marketing: false },
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
