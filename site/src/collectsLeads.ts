import type { Facts } from './facts';
import { isLaunched } from './isLaunched';

/**
 * Whether the forms may take personal data. On a public site somebody has to answer for it by name (개인정보 보호법 제15조, 제30조);
 * a site under work takes what its makers type.
 */
export function collectsLeads(facts: Pick<Facts, 'origin' | 'privacy'>): boolean {
  return facts.privacy.controller !== null || !isLaunched(facts);
}
