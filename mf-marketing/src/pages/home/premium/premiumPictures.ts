import type { PictureSource } from '@riverview/shared-ui/picture';
import { facade } from '@riverview/site/pictures/facade';
import type { PremiumCardId } from '../../../content/home';
import { premiumCommons } from '../../../pictures/premium-commons';
import { premiumDistrict } from '../../../pictures/premium-district';
import { premiumRiver } from '../../../pictures/premium-river';

/** What each premium card shows. */
export const premiumPictures: Readonly<Record<PremiumCardId, PictureSource>> = {
  towers: facade,
  district: premiumDistrict,
  window: premiumRiver,
  commons: premiumCommons,
};
