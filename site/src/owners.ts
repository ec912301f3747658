import type { Owners } from '@platform/contract';

/**
 * Who may publish what, by the name of a key. Empty: an open store, where nothing has to be signed and whoever writes to it releases.
 * `npm run keys -- new press` makes a team's key and prints its line; nothing writes it here but whoever owns the site
 * (docs/going-live.md, 4). A machine's own store names the machine besides.
 */
export const owners: Owners = {};
