import type { LeadForm } from '@riverview/site/leadFields';
import { type Draft, keepDraft, typedFields } from './drafts';

function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

/** What stands in the fields. */
export function typedIn(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    typedFields.flatMap((name) => (control(form, name) ? [[name, control(form, name)?.value]] : [])),
  );
}

/** Whether anything stands in the fields. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return Object.values(typedIn(form)).some(Boolean);
}

/** Puts text back into fields that are still empty: what was typed before the scripts came is the newer. */
export function fillIn(
  form: HTMLFormElement,
  draft: { readonly [name in keyof Draft]?: string | null | undefined },
): void {
  for (const name of typedFields) {
    const field = control(form, name);
    const text = draft[name];
    if (field && text && !field.value) field.value = text;
  }
}

/** Everything the form would send, by name. */
export function fieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Empties the form, and its draft, of a lead that has arrived. */
export function forget(form: LeadForm, element: HTMLFormElement | null): void {
  element?.reset();
  keepDraft(form, {});
}
