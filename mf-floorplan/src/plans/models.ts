import type { PictureSource } from '@riverview/shared-ui/picture';
import { dollhouse } from '../pictures/dollhouse';
import type { UnitLabel } from '../unitTypes';

/** The types whose model has been seen from above so far. */
export const models: Readonly<Partial<Record<UnitLabel, PictureSource>>> = { '84A': dollhouse };
