/** Whether this run takes the full counts: `npm run test:soak`. */
export const isSoak = !!process.env.SOAK;

/** How often a test does what it repeats: `full` in a soak run, else the given part of it, a tenth by default. */
export const soak = (full: number, part = 10): number => (isSoak ? full : Math.ceil(full / part));

/** What chance begins with in simulations: the same one whenever everything is tested, so that what it finds is found again; `SEED`, or another each night. */
export const seed = Number(process.env.SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
