import type { Attack } from './kit/attack';
import { dyingEndpoint } from './leads/dyingEndpoint';
import { faultyNetwork } from './leads/faultyNetwork';
import { stolenKeys } from './leads/stolenKeys';
import { wrongClock } from './leads/wrongClock';
import { killedProcesses } from './processes/killedProcesses';
import { emulatorAdministration } from './requests/emulatorAdministration';
import { hostileLeads } from './requests/hostileLeads';
import { hostilePosts } from './requests/hostilePosts';
import { hostileRequests } from './requests/hostileRequests';

/** Every attack, in the order of the table. */
export const attacks: readonly Attack[] = [
  faultyNetwork,
  stolenKeys,
  dyingEndpoint,
  wrongClock,
  killedProcesses,
  hostileRequests,
  hostileLeads,
  hostilePosts,
  emulatorAdministration,
];
