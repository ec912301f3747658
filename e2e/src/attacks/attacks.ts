import { leadsInBrowser } from './browser/leadsInBrowser';
import { guessing } from './identities/guessing';
import { tokens } from './identities/tokens';
import type { Attack } from './kit/attack';
import { dyingEndpoint } from './leads/dyingEndpoint';
import { faultyNetwork } from './leads/faultyNetwork';
import { stolenKeys } from './leads/stolenKeys';
import { wrongClock } from './leads/wrongClock';
import { killedProcesses } from './processes/killedProcesses';
import { forgetting } from './promises/forgetting';
import { retention } from './promises/retention';
import { killedPublishers } from './releases/killedPublishers';
import { releasesUnderVisitors } from './releases/releasesUnderVisitors';
import { emulatorAdministration } from './requests/emulatorAdministration';
import { hostileLeads } from './requests/hostileLeads';
import { hostilePosts } from './requests/hostilePosts';
import { hostileRequests } from './requests/hostileRequests';
import { verdicts } from './rules/verdicts';
import { viewBurst } from './rules/viewBurst';
import { manyLeads } from './scale/manyLeads';
import { unlimitedQuery } from './scale/unlimitedQuery';

/** Every attack, in the order of the table. */
export const attacks: readonly Attack[] = [
  faultyNetwork,
  stolenKeys,
  dyingEndpoint,
  wrongClock,
  leadsInBrowser,
  killedProcesses,
  hostileRequests,
  hostileLeads,
  hostilePosts,
  emulatorAdministration,
  verdicts,
  viewBurst,
  releasesUnderVisitors,
  killedPublishers,
  tokens,
  guessing,
  forgetting,
  retention,
  manyLeads,
  unlimitedQuery,
];
