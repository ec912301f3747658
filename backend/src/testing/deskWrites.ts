import { nameOf } from './client';

const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** The write that keeps a draft; `fields` over those of a whole one. */
export const draftOf = (id: string, fields: object = {}, siteId = 'site') => ({
  update: {
    name: nameOf(`pressDrafts/${id}`),
    fields: {
      siteId: { stringValue: siteId },
      title: { stringValue: '제목' },
      summary: { stringValue: '요약' },
      content: { stringValue: '본문' },
      markup: { integerValue: '1' },
      ...fields,
    },
  },
  updateTransforms: [now('saved')],
});

type Fields = Readonly<Record<string, object>>;

/** The write that keeps what a post says, given the fields it has. */
export function postVersion(id: string, postId: string, post: Fields, fields: object = {}) {
  const { siteId, title, summary, content, markup, date, modified = date } = post;
  return {
    update: {
      name: nameOf(`pressVersions/${id}`),
      fields: {
        ...{ siteId, title, summary, content, since: modified, postId: { stringValue: postId } },
        ...(markup && { markup }),
        ...fields,
      },
    },
    updateTransforms: [now('saved')],
  };
}
