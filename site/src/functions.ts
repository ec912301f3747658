import type { SiteFunctions } from '@platform/contract';
import type { Facts } from './facts';

/** The addresses that the functions answer. */
const leadsPath = '/api/leads';
const signalsPath = '/api/signals';
const accountPath = '/api/account';

/**
 * The functions that are deployed with the site: one composes it again when a post has changed, one publishes
 * posts when their time comes, one answers addresses of posts without a page, one knows who works at the desk, one
 * removes uploads that are no pictures, where posts have any. Where its forms post to a service elsewhere, none takes leads.
 */
export function functions({ firebase, leads, signals }: Facts): SiteFunctions {
  const takesLeads = leads.endpoint.startsWith('/');
  if (takesLeads && leads.endpoint !== leadsPath) {
    throw new Error(
      `facts.leads.endpoint is ${leads.endpoint}, but the function of this repository answers ${leadsPath}. Name that, or the full address of a service.`,
    );
  }
  return {
    file: 'backend/functions/siteFunctions.ts',
    maker: 'siteFunctions',
    names: [
      'pages',
      'pagesHourly',
      'publishDue',
      'articles',
      'account',
      ...(firebase.storageBucket ? ['pictures'] : []),
      ...(takesLeads ? ['leads', 'leadsHousekeeping'] : []),
      ...(signals ? ['signals'] : []),
    ],
    answers: [
      { path: accountPath, name: 'account' },
      ...(takesLeads ? [{ path: leadsPath, name: 'leads' }] : []),
      ...(signals?.endpoint === signalsPath ? [{ path: signalsPath, name: 'signals' }] : []),
    ],
    documents: 'articles',
  };
}
