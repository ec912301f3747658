import type { HeadOverride } from '@platform/contract';
import { isExample, type Post } from '../../api/post';
import { isoDate } from '../../content/dates';
import { press } from '../../content/press';
import share from '../../pictures/share-press.jpg';

/** What an article's document says of itself. Examples are for people who look at the site, not for search engines. */
export const headOf = (post: Post): HeadOverride => ({
  title: press.titleOf(post.title),
  description: post.summary,
  publishedAt: isoDate(post.date),
  image: share,
  ...(isExample(post) && { noindex: true }),
});
