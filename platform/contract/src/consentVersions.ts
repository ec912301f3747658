/**
 * Every version of a consent text that was ever published: a lead that names another was agreed to by nobody. The text of
 * each stands with the form that shows it; a change of its words adds a version here and takes none away while leads carry it.
 */
export const consentVersions = ['2026-11-20', 'stand-in-2026-11-20'] as const;
export type ConsentVersion = (typeof consentVersions)[number];

/** Whether `version` is one of {@link consentVersions}. */
export function isConsentVersion(version: unknown): version is ConsentVersion {
  return consentVersions.some((known) => known === version);
}
