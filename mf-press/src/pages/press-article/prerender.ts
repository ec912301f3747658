import type { Prerender } from '@riverview/contract';
import type { Post } from '../../api/post';
import { fetchPost, fetchPosts } from '../../api/restPosts';
import { isoDate } from '../../content/dates';
import { press } from '../../content/press';

/** A page, an entry in the feed and NewsArticle data for each article, where the back end can be reached. */
export default {
  paths: async ({ facts, backEnd }) => (backEnd ? (await fetchPosts(facts, backEnd)).map(({ id }) => ({ id })) : []),
  data: async ({ facts, params, backEnd }) => (backEnd && params.id ? fetchPost(facts, backEnd, params.id) : null),
  head: (_, data) => {
    const post = data as Post | null;
    return post ? { title: post.title, description: post.summary } : {};
  },
  structuredData: ({ facts, params }, data) => {
    const post = data as Post | null;
    if (!post) return [];
    const publisher = { '@type': 'Organization', name: facts.projectName, url: `${facts.origin}/` };
    return [
      {
        '@type': 'NewsArticle',
        headline: post.title,
        description: post.summary,
        datePublished: isoDate(post.date),
        inLanguage: 'ko',
        author: { ...publisher, name: `${facts.projectName} ${press.author}` },
        publisher,
        mainEntityOfPage: `${facts.origin}/${facts.slug}/press/${params.id}`,
      },
    ];
  },
  feed: ({ facts, params }, data) => {
    const post = data as Post | null;
    if (!post) return [];
    const path = `/${facts.slug}/press/${params.id}`;
    return [{ title: post.title, path, summary: post.summary, date: isoDate(post.date) }];
  },
} satisfies Prerender;
