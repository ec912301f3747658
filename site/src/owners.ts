import type { Owners } from '@platform/contract';

/**
 * Who may publish what, by the name of a key: `npm run keys -- new press` makes one and prints its line. Nobody is named yet, so
 * whoever writes to the release store releases; a machine's own store names the machine.
 */
export const owners: Owners = {};
