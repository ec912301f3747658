import type { ServerResponse } from 'node:http';
import { collectsLeads } from '@riverview/site/collectsLeads';
import { honeypotField, phonePattern } from '@riverview/site/leadFields';
import { visitPages as words } from '../content/visitWords';
import { answerHtml } from '../http/answers';
import { callLine, framedPage } from '../http/framedPage';
import type { LeadsContext } from '../leadsContext';
import { openSlots } from './openSlots';
import { consentFields, slotSelect } from './visitForm';

/** Books a visit without scripts: the times that are open now as a select, in a form that the endpoint takes as any other. */
export async function answerBook(response: ServerResponse, context: LeadsContext): Promise<void> {
  const { facts } = context;
  const slots = collectsLeads(facts) ? await openSlots(context) : [];
  const form =
    slots.length === 0
      ? `<p class="message busy" role="status">${words.none}</p>`
      : `<p>${words.bookLead}</p>
<form method="post" action="/api/leads">
<input type="hidden" name="form" value="customer"><input type="hidden" name="page" value="/api/leads/book">
${slotSelect(slots, null)}
<label>${words.name}<input name="name" autocomplete="name" required></label>
<label>${words.phone}<input name="phone" type="tel" autocomplete="tel" required pattern="${phonePattern}" placeholder="010-1234-5678"></label>
${consentFields(facts, true)}
<label class="trap" aria-hidden="true">${words.trap}<input name="${honeypotField}" tabindex="-1" autocomplete="off"></label>
<button class="back" type="submit">${words.book}</button>
</form>`;
  const body = `${form}
${callLine(words.call, facts)}
<a class="plain" href="/${facts.slug}/customer">${words.backToForm}</a>`;
  answerHtml(response, 200, framedPage(words.bookTitle, body, facts, true));
}
