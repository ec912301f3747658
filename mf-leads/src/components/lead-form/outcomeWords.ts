import type { MessageKind } from '@riverview/shared-ui/message';
import type { OutcomeWords } from '../../content/outcomes';
import type { LeadFormState } from './useLeadForm';

/** What a form says of its submission, `null` while there is nothing to say. */
export interface Said {
  readonly kind: MessageKind;
  readonly texts: readonly string[];
  /** What waits would be gone with the page: the other ways are to be offered. */
  readonly unsafe: boolean;
}

/** What a form says of its submission and of what waits beside it. */
export function outcomeWords(
  { submission, waiting }: Pick<LeadFormState, 'submission' | 'waiting'>,
  words: OutcomeWords,
): Said | null {
  const { who, safe } = waiting;
  const list = words.list(who);
  switch (submission.kind) {
    case 'done':
      return { kind: 'ok', texts: [words.done], unsafe: false };
    case 'refused':
      return { kind: 'error', texts: [words.failed], unsafe: false };
    case 'waiting':
      return { kind: 'warn', texts: [safe ? words.waiting : words.unsafe, list], unsafe: !safe };
    case 'kept': {
      const { because } = submission;
      const kept = because === 'offline' ? words.keptOffline : words.kept;
      const texts = [safe ? kept : words.unsafe, ...(who.length > 1 ? [list] : [])];
      return because === 'failed'
        ? { kind: 'error', texts: [words.failed, ...texts], unsafe: !safe }
        : { kind: 'warn', texts: [words.unreachable, ...texts], unsafe: !safe };
    }
    default:
      return null;
  }
}
