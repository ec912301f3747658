import type { SeenPost } from '../api/editPosts';
import type { PostWords } from '../api/writePosts';
import { browserStorage } from './browserStorage';

/** An edit of a post that is not saved yet. */
export interface Edit {
  readonly words: PostWords;
  /** The post as it was when editing began, or as somebody else's edit left it, which was told. */
  readonly read: SeenPost;
}

const keyOf = (slug: string, id: string) => `press:edit:${slug}:${id}`;

/** The edit of a post that was begun in this browser, or `null`. */
export function readEdit(slug: string, id: string): Edit | null {
  const kept = browserStorage.read(keyOf(slug, id));
  if (!kept) return null;
  try {
    const { words, read } = JSON.parse(kept) as { readonly words: unknown; readonly read: unknown };
    if (!saysWords(words) || !saysWords(read)) return null;
    return { words: wordsOf(words), read: { id, ...wordsOf(read), ...(read.isMarked === true && { isMarked: true }) } };
  } catch {
    // Not ours, or cut off: nothing in it can be read.
    return null;
  }
}

/** Keeps an edit; `null` forgets it. */
export function keepEdit(slug: string, id: string, edit: Edit | null): void {
  browserStorage.write(keyOf(slug, id), edit && JSON.stringify(edit));
}

const saysWords = (value: unknown): value is PostWords & { readonly isMarked?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'summary', 'content'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

const wordsOf = ({ title, summary, content }: PostWords): PostWords => ({ title, summary, content });
