import type { SendOutcome, VisitOutcome } from '../../api/sendLead';
import type { Waiting } from './waiting';

/** Where a submission stands. `kept`: not acknowledged yet, tried again. `waiting`: the same, of an earlier page or person. */
export type Submission =
  | { readonly kind: 'idle' | 'submitting' | 'refused' | 'waiting' }
  /** `withdraw`: address of the page that takes it back. */
  | { readonly kind: 'done'; readonly withdraw: string | null; readonly visit?: VisitOutcome | undefined }
  | {
      readonly kind: 'kept';
      readonly because: 'failed' | 'unreachable' | 'offline';
      /** The visitor has asked for another attempt, which is on its way. */
      readonly retrying: boolean;
    };

/** Where the submission stands once an attempt has ended. */
export function afterwards(outcome: SendOutcome): Submission {
  if (outcome.kind === 'accepted') return { kind: 'done', withdraw: outcome.withdraw, visit: outcome.visit };
  if (outcome.kind === 'refused') return { kind: 'refused' };
  return { kind: 'kept', because: navigator.onLine ? outcome.kind : 'offline', retrying: false };
}

/** Where a form stands that sends nothing and has nothing to say of what it sent. */
export function calm({ who }: Waiting): Submission {
  return { kind: who.length > 0 ? 'waiting' : 'idle' };
}
