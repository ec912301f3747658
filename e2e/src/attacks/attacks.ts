import type { Attack } from './kit/attack';
import { dyingEndpoint } from './leads/dyingEndpoint';
import { faultyNetwork } from './leads/faultyNetwork';
import { stolenKeys } from './leads/stolenKeys';
import { wrongClock } from './leads/wrongClock';

/** Every attack, in the order of the table. */
export const attacks: readonly Attack[] = [faultyNetwork, stolenKeys, dyingEndpoint, wrongClock];
