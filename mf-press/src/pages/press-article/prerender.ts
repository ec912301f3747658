import type { Prerender } from '@platform/contract';
import { isExample, lastChange, type Post } from '../../api/post';
import { fetchPost, fetchPosts } from '../../api/restPosts';
import { isoDate } from '../../content/dates';
import { press } from '../../content/press';
import share from '../../pictures/share-press.jpg';
import { headOf } from './headOf';

/** The articles as `paths` found them in this composition, so that each need not be asked for again. */
let found: ReadonlyMap<string, Post> = new Map();

/** A page, an entry in the feed and NewsArticle data for each article, where the back end can be reached. */
export default {
  paths: async ({ facts, backEnd }) => {
    const posts = backEnd ? await fetchPosts(facts, backEnd) : [];
    found = new Map(posts.map((post) => [post.id, post]));
    return posts.map(({ id }) => ({ id }));
  },
  data: async ({ facts, params, backEnd }) => {
    if (!backEnd || !params.id) return null;
    return found.get(params.id) ?? fetchPost(facts, backEnd, params.id);
  },
  head: (_, data) => {
    const post = data as Post | null;
    return post ? headOf(post) : {};
  },
  structuredData: ({ facts, params }, data) => {
    const post = data as Post | null;
    if (!post || isExample(post)) return [];
    const publisher = { '@type': 'Organization', name: facts.projectName, url: `${facts.origin}/` } as const;
    return [
      {
        '@type': 'NewsArticle',
        headline: press.titleOf(post.title),
        description: post.summary,
        image: facts.origin + share,
        datePublished: isoDate(post.date),
        ...(post.modified && { dateModified: isoDate(post.modified) }),
        inLanguage: 'ko',
        author: { ...publisher, name: `${facts.projectName} ${press.author}` },
        publisher,
        mainEntityOfPage: `${facts.origin}/${facts.slug}/press/${encodeURIComponent(params.id ?? '')}`,
      },
    ];
  },
  lastModified: (_, data) => {
    const post = data as Post | null;
    return post && isoDate(lastChange(post));
  },
  feed: ({ facts, params }, data) => {
    const post = data as Post | null;
    if (!post || isExample(post)) return [];
    const path = `/${facts.slug}/press/${encodeURIComponent(params.id ?? '')}`;
    const date = isoDate(post.date);
    const modified = post.modified && { modified: isoDate(post.modified) };
    return [{ title: press.titleOf(post.title), path, summary: post.summary, date, ...modified }];
  },
} satisfies Prerender;
