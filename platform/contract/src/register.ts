import type { BaseFacts } from './site';

/**
 * What a product makes known to the types of the platform, by declaration merging:
 * `declare module '@platform/contract/register' { interface Register { facts: MyFacts; menuGroup: 'a' | 'b' } }`.
 * Without it every name is a `string` and the facts are {@link BaseFacts}.
 */
// biome-ignore lint/suspicious/noEmptyInterface: products fill it.
export interface Register {}

/** Everything the owner of the site would change before launch, as the product types it. */
export type Facts = Register extends { facts: infer Registered extends BaseFacts } ? Registered : BaseFacts;

/** Id of a top-level item of the navigation. */
export type MenuGroupId = Register extends { menuGroup: infer Registered extends string } ? Registered : string;

/** Name of a banner picture that the shell carries. */
export type BannerPicture = Register extends { bannerPicture: infer Registered extends string } ? Registered : string;

/** What may open the popup. */
export type PopupOpener = Register extends { popupOpener: infer Registered extends string } ? Registered : string;
