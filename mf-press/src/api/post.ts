/** An instant as Firestore keeps it; a cursor needs all of it, a `Date` would cut it. */
export interface Instant {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** A row of the list. */
export interface PostRow {
  readonly id: string;
  readonly title: string;
  readonly date: Instant;
  /** When its words were last edited; absent where they never were, or before that was kept. */
  readonly modified?: Instant;
  readonly views: number;
}

/** A whole article. */
export interface Post extends PostRow {
  readonly summary: string;
  readonly content: string;
  /** Its content is read as markup; absent in posts from before there was any, which are read line by line. */
  readonly isMarked?: true;
}

/** A page of the list. */
export interface PostPage {
  readonly rows: readonly PostRow[];
  /** Whether a further page may follow. */
  readonly more: boolean;
}

/** Whether it is one of the posts a new site starts with: Firestore gives posts that somebody writes names of their own. */
export const isExample = ({ id }: Pick<PostRow, 'id'>): boolean => /^sample-\d+$/.test(id);

/** When what the post says changed last. */
export const lastChange = ({ date, modified = date }: Pick<PostRow, 'date' | 'modified'>): Instant => modified;

/** The field `markup` of a post whose content is written in it; 0, and none in posts from before, is read line by line. */
export const markupVersion = 1;

/** Drafts, and posts whose time has not come. */
export const draftsName = 'pressDrafts';

/** What posts said before their edits. */
export const versionsName = 'pressVersions';

/** Posts to a page. */
export const pageSize = 10;

/** The most that is counted: the rules let no list be longer. A total of this many may be more. */
export const mostCounted = 1000;

/** Name of the collection. */
export const collectionName = 'press';
