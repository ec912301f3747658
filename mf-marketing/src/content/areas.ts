/** Exclusive areas as a fact's value: `84 · 115 · 142 · 182㎡`, which a telephone's line holds in any font. */
export const areasText = (areas: readonly number[]): string => `${areas.join(' · ')}㎡`;
