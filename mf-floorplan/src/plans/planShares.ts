import type { UnitLabel } from '../content/unitTypes';
import share84A from '../pictures/share-84A.jpg';
import share84B from '../pictures/share-84B.jpg';
import share115 from '../pictures/share-115.jpg';
import share142A from '../pictures/share-142A.jpg';
import share142B from '../pictures/share-142B.jpg';
import share182 from '../pictures/share-182.jpg';

/** The picture of a shared link to a plan: its model from above. 1200 × 630. */
export const planShares: Readonly<Record<UnitLabel, string>> = {
  '84A': share84A,
  '84B': share84B,
  '115': share115,
  '142A': share142A,
  '142B': share142B,
  '182': share182,
};
