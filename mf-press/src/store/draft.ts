import { newPostId, type PostWords } from '../api/writePosts';
import { browserStorage } from './browserStorage';

/** A post being written, and the id it will have: sending it twice makes one post. */
export interface Draft extends PostWords {
  readonly id: string;
  /** When it is to be published, as the field of day and time says it; empty: at once. */
  readonly time: string;
}

const keyOf = (slug: string) => `press:draft:${slug}`;

const empty: PostWords = { title: '', summary: '', content: '' };

/** A fresh draft. */
export function newDraft(): Draft {
  return { id: newPostId(), ...empty, time: '' };
}

/** The draft kept in this browser, or a fresh one. */
export function readDraft(slug: string): Draft {
  const kept = browserStorage.read(keyOf(slug));
  if (!kept) return newDraft();
  try {
    const draft = JSON.parse(kept) as Partial<Record<keyof Draft, unknown>>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const { id, title, summary, content, time } = draft;
    if (typeof id !== 'string' || !/^\w{20}$/.test(id)) return newDraft();
    return { id, title: text(title), summary: text(summary), content: text(content), time: text(time) };
  } catch {
    // Not ours, or cut off: nothing in it can be read.
    return newDraft();
  }
}

/** Keeps the draft; `null` forgets it, which is for when it has been posted. */
export function keepDraft(slug: string, draft: Draft | null): void {
  browserStorage.write(keyOf(slug), !draft || isEmpty(draft) ? null : JSON.stringify(draft));
}

/** Whether it says nothing yet. */
export const isEmpty = ({ title, summary, content }: PostWords): boolean => !(title || summary || content);
