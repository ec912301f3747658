import type { BannerPicture } from '@platform/contract';
import shareBrand from '../../pictures/share-brand.jpg';
import shareInterior from '../../pictures/share-interior.jpg';
import shareLocation from '../../pictures/share-location.jpg';
import shareUnit from '../../pictures/share-unit.jpg';

/** The picture of a shared link to a page, by the picture of its banner; the site's own for those that are not here. 1200 × 630. */
export const sharePictures: Readonly<Partial<Record<BannerPicture, string>>> = {
  brand: shareBrand,
  location: shareLocation,
  unit: shareUnit,
  interior: shareInterior,
};
