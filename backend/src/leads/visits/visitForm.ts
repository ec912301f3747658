import type { Facts } from '@platform/contract';
import { type Consent, consentsOf, consentVersion } from '@riverview/site/consents';
import { dayWords, timeWords } from '@riverview/site/visitWords';
import { visitPages as words } from '../content/visitWords';
import { escapeHtml } from '../http/framedPage';
import type { OpenSlot } from './openSlots';

/** The times to choose from, day by day, as a select; a full one says so. `except`: the one that is booked already. */
export function slotSelect(slots: readonly OpenSlot[], except: string | null): string {
  const days = new Map<string, OpenSlot[]>();
  for (const one of slots) {
    const day = one.slot.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  const groups = [...days].map(([day, times]) => {
    const options = times
      .filter(({ slot }) => slot !== except)
      .map(
        ({ slot, left }) =>
          `<option value="${slot}">${timeWords(slot)} · ${left > 0 ? words.left(left) : words.full}</option>`,
      );
    return `<optgroup label="${dayWords(day)}">${options.join('')}</optgroup>`;
  });
  return `<label>${words.slot}<select name="visitSlot" required><option value="">${words.choose}</option>${groups.join('')}</select></label>`;
}

function consentField({ name, label, open, more }: Consent, required: boolean): string {
  const said = (terms: Consent['open']) =>
    terms.map(({ term, text }) => `${escapeHtml(term)}: ${escapeHtml(text)}`).join('<br>');
  const mark = name === 'details' ? words.forTheTime : required ? words.required : words.optional;
  return `<div><label class="tick"><input type="checkbox" name="${name}" value="${consentVersion}"${required ? ' required' : ''}><span>${escapeHtml(label)} (${mark})</span></label><p class="told">${said(open)}</p><p>${said(more)}</p></div>`;
}

/**
 * The consents of the customer form, whose optional items a booked time is one of: without that consent there is no booking.
 * `withMarketing`: a new lead may agree to it, too.
 */
export function consentFields(facts: Pick<Facts, 'leads' | 'privacy'>, withMarketing: boolean): string {
  const asked = consentsOf('customer', facts).filter(({ name }) => withMarketing || name !== 'marketing');
  return `<fieldset>${asked.map((consent) => consentField(consent, consent.name !== 'marketing')).join('')}</fieldset>`;
}
