import type { SiteFunctions } from '@platform/contract';
import type { Facts } from './facts';

/** The addresses that the functions answer. */
const leadsPath = '/api/leads';
const signalsPath = '/api/signals';

/** The functions that are deployed with the site. None where its forms post to a service elsewhere. */
export function functions({ leads, signals }: Facts): SiteFunctions | null {
  if (!leads.endpoint.startsWith('/')) return null;
  if (leads.endpoint !== leadsPath) {
    throw new Error(
      `facts.leads.endpoint is ${leads.endpoint}, but the function of this repository answers ${leadsPath}. Name that, or the full address of a service.`,
    );
  }
  return {
    file: 'backend/functions/siteFunctions.ts',
    maker: 'siteFunctions',
    names: ['leads', 'leadsHousekeeping', 'signals'],
    answers: [
      { path: leadsPath, name: 'leads' },
      ...(signals?.endpoint === signalsPath ? [{ path: signalsPath, name: 'signals' }] : []),
    ],
  };
}
