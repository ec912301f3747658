import type { PictureSource } from '@riverview/shared-ui/picture';
import type { UnitLabel } from '../content/unitTypes';
import { model84A } from '../pictures/model-84A';
import { model84B } from '../pictures/model-84B';
import { model115 } from '../pictures/model-115';
import { model142A } from '../pictures/model-142A';
import { model142B } from '../pictures/model-142B';
import { model182 } from '../pictures/model-182';

/** The types whose model has been seen from above so far. */
export const models: Readonly<Partial<Record<UnitLabel, PictureSource>>> = {
  '84A': model84A,
  '84B': model84B,
  '115': model115,
  '142A': model142A,
  '142B': model142B,
  '182': model182,
};
