import type { Facts } from '@riverview/site';
import { apartmentComplex } from '@riverview/site/apartmentComplex';
import { homeHeading } from '../content/home';

/** The complex with what the home page says of it. */
export const describedComplex = (facts: Facts) => ({ ...apartmentComplex(facts), description: homeHeading(facts) });
