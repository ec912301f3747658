/** Fields of a post that change with each view. */
const uncounted = new Set(['views', 'lastView']);

type Fields = Readonly<Record<string, unknown>> | undefined;

const words = (fields: Fields) =>
  fields &&
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => !uncounted.has(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether a write of a post changed what its page says: a view does not. `undefined` is no post. */
export const isNews = (before: Fields, after: Fields): boolean => words(before) !== words(after);
