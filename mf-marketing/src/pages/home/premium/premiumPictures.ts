import type { PictureSource } from '@riverview/shared-ui/picture';
import { aerialDusk } from '@riverview/site/pictures/aerial-dusk';
import { facade } from '@riverview/site/pictures/facade';
import type { PremiumCardId } from '../../../content/home';
import { communityCafe } from '../../../pictures/community-cafe';
import { premiumRiver } from '../../../pictures/premium-river';

/** What each premium card shows. */
export const premiumPictures: Readonly<Record<PremiumCardId, PictureSource>> = {
  towers: facade,
  district: aerialDusk,
  window: premiumRiver,
  commons: communityCafe,
};
