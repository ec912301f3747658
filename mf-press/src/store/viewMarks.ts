import { browserStorage } from './browserStorage';

/** What makes one view count once: the day in Seoul, as days since 1970, and a random key of 22 letters. */
export interface ViewMark {
  readonly day: number;
  readonly key: string;
}

/** Keys by post; `null` for a post that was counted. All of one day: a key of one post and day follows no reader around. */
interface Kept {
  readonly day: number;
  readonly keys: Readonly<Record<string, string | null>>;
}

const storageKey = 'press:views';

/** Where the storage is forbidden, for as long as the page lives. */
let inMemory: string | null = null;

/** The mark under which a post's view is to be counted, the same until it was; `null` once it was counted today. */
export function openMark(postId: string, now = Date.now()): ViewMark | null {
  const { day, keys } = read(now);
  const known = Object.hasOwn(keys, postId) ? keys[postId] : undefined;
  if (known === null) return null;
  const key = known ?? newKey();
  if (known === undefined) write({ day, keys: { ...keys, [postId]: key } });
  return { day, key };
}

/**
 * Remembers that the post is counted under this mark. Before the back end has said so: a reader who leaves meanwhile must not
 * send it again, and a view that is lost on the way is the smaller harm.
 */
export function closeMark(postId: string, { day }: ViewMark): void {
  keep(postId, day, null);
}

/** Remembers that the post was not counted after all: the next attempt takes the same mark. */
export function reopenMark(postId: string, { day, key }: ViewMark): void {
  keep(postId, day, key);
}

function keep(postId: string, day: number, key: string | null): void {
  const kept = read(Date.now());
  if (kept.day === day) write({ day, keys: { ...kept.keys, [postId]: key } });
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

function read(now: number): Kept {
  const day = Math.floor((now + 9 * 3_600_000) / 86_400_000);
  try {
    const kept = JSON.parse(browserStorage.read(storageKey) ?? inMemory ?? '') as Partial<Kept> | null;
    if (kept?.day === day && typeof kept.keys === 'object' && kept.keys) return { day, keys: kept.keys };
  } catch {
    // Nothing kept, or nothing of ours.
  }
  return { day, keys: {} };
}

function write(kept: Kept): void {
  const text = JSON.stringify(kept);
  inMemory = browserStorage.write(storageKey, text) ? null : text;
}
