/**
 * An instant as a `Date` whose UTC fields are those of a clock in Seoul. Korea keeps UTC+9 all year; counted by hand, because the
 * words of `Intl` differ between the Node that composes and the browser that hydrates, and between browsers.
 *
 * @param instant milliseconds since 1970
 */
export const inSeoul = (instant: number): Date => new Date(instant + 9 * 3_600_000);
