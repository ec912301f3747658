import type { PictureSource } from '@riverview/shared-ui/picture';
import type { PremiumCardId } from '../../../content/home';
import { communityCafe } from '../../../pictures/community-cafe';
import { premiumAerial } from '../../../pictures/premium-aerial';
import { premiumFacade } from '../../../pictures/premium-facade';
import { premiumRiver } from '../../../pictures/premium-river';

/** What each premium card shows. */
export const premiumPictures: Readonly<Record<PremiumCardId, PictureSource>> = {
  towers: premiumFacade,
  district: premiumAerial,
  window: premiumRiver,
  commons: communityCafe,
};
