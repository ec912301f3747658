import type { DraftCopy } from '../api/drafts';
import { newPostId, type PostWords } from '../api/writePosts';
import { browserStorage } from './browserStorage';

/** A post being written, and the id it will have: sending it twice makes one post. */
export interface Draft extends PostWords {
  readonly id: string;
  /** When it is to be published, as the field of day and time says it; empty: at once. */
  readonly time: string;
  /** What was seen of it on the server; `null` for one that is not there. */
  readonly kept: DraftCopy | null;
}

const keyOf = (slug: string) => `press:draft:${slug}`;

const empty: PostWords = { title: '', summary: '', content: '' };

/** A fresh draft. */
export function newDraft(): Draft {
  return { id: newPostId(), ...empty, time: '', kept: null };
}

/** The draft kept in this browser, or a fresh one. */
export function readDraft(slug: string): Draft {
  const kept = browserStorage.read(keyOf(slug));
  if (!kept) return newDraft();
  try {
    const draft = JSON.parse(kept) as Partial<Record<keyof Draft, unknown>>;
    const { id, time } = draft;
    if (typeof id !== 'string' || !/^\w{20}$/.test(id)) return newDraft();
    return { id, ...toWords(draft), time: text(time), kept: toCopy(draft.kept) };
  } catch {
    // Not ours, or cut off: nothing in it can be read.
    return newDraft();
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const toWords = ({ title, summary, content }: Partial<Record<keyof PostWords, unknown>>): PostWords => ({
  title: text(title),
  summary: text(summary),
  content: text(content),
});

function toCopy(kept: unknown): DraftCopy | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { publishAt, ...words } = kept as Partial<Record<keyof DraftCopy, unknown>>;
  const seconds = (publishAt as { readonly seconds?: unknown } | null | undefined)?.seconds;
  return { ...toWords(words), publishAt: typeof seconds === 'number' ? { seconds, nanoseconds: 0 } : null };
}

/** Keeps the draft; `null` forgets it, which is for when it has been posted. */
export function keepDraft(slug: string, draft: Draft | null): void {
  browserStorage.write(keyOf(slug), !draft || isEmpty(draft) ? null : JSON.stringify(draft));
}

/** Whether it says something that the server does not keep. */
export const isUnsaved = (draft: Draft): boolean =>
  !isEmpty(draft) &&
  (['title', 'summary', 'content'] as const).some((field) => draft[field] !== (draft.kept ?? empty)[field]);

/** Whether it says nothing yet. */
export const isEmpty = ({ title, summary, content }: PostWords): boolean => !(title || summary || content);
