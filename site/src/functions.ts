import type { SiteFunctions } from '@platform/contract';
import type { Facts } from './facts';

/** The address that the leads function answers. */
const leadsPath = '/api/leads';

/** The functions that are deployed with the site. None where its forms post to a service elsewhere. */
export function functions({ leads }: Facts): SiteFunctions | null {
  if (!leads.endpoint.startsWith('/')) return null;
  if (leads.endpoint !== leadsPath) {
    throw new Error(
      `facts.leads.endpoint is ${leads.endpoint}, but the function of this repository answers ${leadsPath}. Name that, or the full address of a service.`,
    );
  }
  return {
    file: 'backend/functions/leadsFunctions.ts',
    maker: 'leadsFunctions',
    names: ['leads', 'leadsHousekeeping'],
    answers: [{ path: leadsPath, name: 'leads' }],
  };
}
