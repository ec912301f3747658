/** What of a product a release names beside its modules; the same for all of them. */
export const factsName = 'site-facts';
