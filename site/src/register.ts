// Inside the declaration, names are those of the module that is added to.
import type { Facts as FactsOfSite } from './facts';
import type { MenuGroupId as GroupOfSite } from './menuGroups';

declare module '@platform/contract/register' {
  interface Register {
    readonly facts: FactsOfSite;
    readonly menuGroup: GroupOfSite;
    readonly bannerPicture:
      | 'brand'
      | 'project'
      | 'location'
      | 'complex'
      | 'unit'
      | 'interior'
      | 'sales'
      | 'press'
      | 'visit';
    /** Travels with the lead as its origin. */
    readonly popupOpener: 'header' | 'footer' | 'floating-bar' | 'slide-menu' | 'home-hero' | 'page';
  }
}
