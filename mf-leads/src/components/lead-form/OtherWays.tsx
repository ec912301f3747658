import { useFacts } from '@platform/runtime';
import { Button, buttonClass } from '@riverview/shared-ui/button';
import { telHref } from '@riverview/shared-ui/tel-link';
import type { OutcomeWords } from '../../content/outcomes';
import type { LeadFormState } from './useLeadForm';

interface OtherWaysProps {
  readonly state: LeadFormState;
  readonly words: OutcomeWords;
  readonly onDark: boolean;
}

/** For a lead that the browser could not store: the phone, and, where there is a network, a post that the browser makes itself. */
export function OtherWays({ state, words, onDark }: OtherWaysProps) {
  const { phone } = useFacts();
  const { submission } = state;
  const variant = onDark ? 'onDark' : 'line';
  return (
    <>
      <a className={buttonClass(variant)} href={telHref(phone)}>
        {words.call} <span className="num nowrap">{phone}</span>
      </a>
      {submission.kind === 'kept' && submission.because !== 'offline' && (
        <Button variant={variant} onClick={state.sendNatively}>
          {words.sendNatively}
        </Button>
      )}
    </>
  );
}
