import type { interiorLabels } from '../content/unitTypes';
import share84A from '../pictures/share-living-84A.jpg';
import share115 from '../pictures/share-living-115.jpg';
import share142A from '../pictures/share-living-142A.jpg';

/** The picture of a shared link to an interior: its living room. 1200 × 630. */
export const interiorShares: Readonly<Record<(typeof interiorLabels)[number], string>> = {
  '84A': share84A,
  '115': share115,
  '142A': share142A,
};
