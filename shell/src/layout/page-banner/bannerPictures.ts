import type { BannerPicture, BrowserLock, LockedRoute } from '@platform/contract';
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

/** The banner pictures that the shell brings. */
const bannerPictures: Readonly<Record<BannerPicture, PictureSource>> = {
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

/** The picture of a page's banner: the shell's, or the one that its module brings, which in development nobody has encoded yet. */
export const bannerPicture = (
  name: NonNullable<LockedRoute['banner']>,
  brought: BrowserLock['banners'] = {},
): PictureSource => bannerPictures[name as BannerPicture] ?? brought[name] ?? bannerBrand;
