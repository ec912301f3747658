import { normalizePhone } from '@riverview/site/lead';
import type { FocusEvent, FormEvent } from 'react';
import { formatTyped } from './formatTyped';

function format(input: HTMLInputElement): void {
  const { value, caret } = formatTyped({ value: input.value, caret: input.selectionStart ?? input.value.length });
  if (value === input.value) return;
  input.value = value;
  input.setSelectionRange(caret, caret);
}

/** Formats the phone number that is being typed into, with the caret where it was; leaves every other field alone. */
export function formatWhileTyping({ target, nativeEvent }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return;
  if (!(nativeEvent as InputEvent).isComposing) format(target);
}

/** Formats what was typed into a form's phone field before there was anything to format it. */
export function formatTypedBefore(form: HTMLFormElement): void {
  const input = form.elements.namedItem('phone');
  if (input instanceof HTMLInputElement) format(input);
}

/** Writes the phone number that is being left in the one way it is sent. */
export function normalizeOnLeaving({ target }: FocusEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return;
  const normal = normalizePhone(target.value);
  if (normal && normal !== target.value) target.value = normal;
}
