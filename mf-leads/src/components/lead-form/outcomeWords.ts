import type { MessageKind } from '@riverview/shared-ui/message';
import type { FormWords } from '../../content/formWords';
import type { Submission } from './useLeadForm';

/** What a form says of its submission, `null` while there is nothing to say. */
export function outcomeWords(
  submission: Submission,
  words: FormWords,
): { readonly kind: MessageKind; readonly texts: readonly string[] } | null {
  switch (submission.kind) {
    case 'done':
      return { kind: 'ok', texts: [words.done] };
    case 'refused':
      return { kind: 'error', texts: [words.failed] };
    case 'waiting':
      return { kind: 'warn', texts: [words.waiting] };
    case 'kept': {
      const { because } = submission;
      const kept = because === 'offline' ? words.keptOffline : words.kept;
      return because === 'failed'
        ? { kind: 'error', texts: [words.failed, kept] }
        : { kind: 'warn', texts: [words.unreachable, kept] };
    }
    default:
      return null;
  }
}
