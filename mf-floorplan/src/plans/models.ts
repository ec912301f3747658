// Written by `npm run art` from art/masters; a change belongs there.
import type { PictureSource } from '@riverview/shared-ui/picture';
import type { UnitLabel } from '../content/unitTypes';
import { model84A } from '../pictures/model-84A';
import { model115 } from '../pictures/model-115';

/** The types whose model has been seen from above so far. */
export const models: Readonly<Partial<Record<UnitLabel, PictureSource>>> = { '84A': model84A, '115': model115 };
