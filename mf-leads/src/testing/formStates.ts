import type { LeadForm } from '@riverview/site/leadFields';
import type { Submission } from '../components/lead-form/submission';
import type { LeadFormState } from '../components/lead-form/useLeadForm';
import { nothingWaits } from '../components/lead-form/waiting';

const nothing = () => undefined;

/** A form in a state that it comes to by sending, for the gallery: nothing is sent. */
export const stateOf = (
  form: LeadForm,
  submission: Submission,
  problems: LeadFormState['problems'] = {},
): LeadFormState => ({
  form,
  submission,
  problems,
  waiting: nothingWaits,
  attempts: 1,
  ref: nothing,
  onSubmit: (event) => event.preventDefault(),
  onInput: nothing,
  onBlur: nothing,
  sendAgain: nothing,
  sendNatively: nothing,
});
