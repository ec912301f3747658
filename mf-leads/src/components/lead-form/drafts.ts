import type { LeadForm } from '@riverview/site/leadFields';

/** The fields a visitor types into. A consent is given anew each time, so it is no part of a draft. */
export const typedFields = ['name', 'phone', 'visitDay', 'birthday', 'message'] as const;

/** What was typed, by field. */
export type Draft = Readonly<Partial<Record<(typeof typedFields)[number], string>>>;

const storageKey = (form: LeadForm) => `riverview-draft:${form}`;

/** What was typed into the form earlier in this tab. */
export function readDraft(form: LeadForm): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

/** Keeps what was typed until the tab is closed; an empty draft is forgotten. */
export function keepDraft(form: LeadForm, draft: Draft): void {
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(form));
  } catch {
    // A browser that stores nothing keeps the text in its fields for as long as the page lives.
  }
}
