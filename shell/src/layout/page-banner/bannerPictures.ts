import type { BannerPicture } from '@platform/contract';
import type { PictureSource } from '@riverview/shared-ui/picture';
import { bannerBrand } from '../../pictures/banner-brand';
import { bannerComplex } from '../../pictures/banner-complex';
import { bannerInterior } from '../../pictures/banner-interior';
import { bannerLocation } from '../../pictures/banner-location';
import { bannerPress } from '../../pictures/banner-press';
import { bannerProject } from '../../pictures/banner-project';
import { bannerSales } from '../../pictures/banner-sales';
import { bannerUnit } from '../../pictures/banner-unit';
import { bannerVisit } from '../../pictures/banner-visit';

/** The banner pictures a page may name. */
export const bannerPictures: Readonly<Record<BannerPicture, PictureSource>> = {
  brand: bannerBrand,
  project: bannerProject,
  location: bannerLocation,
  complex: bannerComplex,
  unit: bannerUnit,
  interior: bannerInterior,
  sales: bannerSales,
  press: bannerPress,
  visit: bannerVisit,
};
