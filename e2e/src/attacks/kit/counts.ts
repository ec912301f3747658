/** How much each attack tries. */
export interface Counts {
  /** Row 1: leads sent under faults of the network; each kind of fault gets its share. */
  readonly faultySubmissions: number;
  /** Row 1: leads sent while the endpoint is killed, shares its folder or has a full disk. */
  readonly dyingSubmissions: number;
  /** Row 1: leads in the store when the clock lies. */
  readonly leadsUnderClock: number;
  /** Row 1b: forms on which the named scenarios are played. */
  readonly browserForms: number;
  /** Row 1b: submissions of each of them besides. */
  readonly browserSubmissionsPerForm: number;
  /** Row 2: times each process is killed. */
  readonly kills: number;
  /** Row 3 */
  readonly hostileRequests: number;
  /** Row 3: whether the official emulator's administration is attacked too, which takes a Java process. */
  readonly officialEmulator: boolean;
  /** Row 4: whether verdicts are compared with the official emulator. */
  readonly compareVerdicts: boolean;
  /** Row 4: view counts sent by one visitor. */
  readonly viewBurst: number;
  /** Row 5 */
  readonly releases: number;
  readonly visitors: number;
  readonly publisherKills: number;
  /** Row 6: wrong passwords sent. */
  readonly guesses: number;
  /** Row 6: further accounts whose passwords are guessed, to push the first one out of a table. */
  readonly otherAccounts: number;
  /** Row 8: leads in the store, and in the one whose export's memory is measured. */
  readonly storedLeads: number;
  readonly leadsForMemory: number;
  readonly browsingVisitors: number;
  /** Row 8: posts of the greatest length, to be asked for all at once. */
  readonly longPosts: number;
}

/** What `npm run attack` tries. */
export const fullCounts: Counts = {
  faultySubmissions: 1120,
  dyingSubmissions: 300,
  leadsUnderClock: 50,
  browserForms: 3,
  browserSubmissionsPerForm: 14,
  kills: 60,
  hostileRequests: 20_000,
  officialEmulator: true,
  compareVerdicts: true,
  viewBurst: 3000,
  releases: 100,
  visitors: 50,
  publisherKills: 60,
  guesses: 400,
  otherAccounts: 1040,
  storedLeads: 100_000,
  leadsForMemory: 1_000_000,
  browsingVisitors: 50,
  longPosts: 500,
};

/** What `npm test` tries: every row, in less than a minute. */
export const boundedCounts: Counts = {
  faultySubmissions: 48,
  dyingSubmissions: 24,
  leadsUnderClock: 5,
  browserForms: 1,
  browserSubmissionsPerForm: 0,
  kills: 2,
  hostileRequests: 1200,
  officialEmulator: false,
  compareVerdicts: false,
  viewBurst: 100,
  releases: 3,
  visitors: 8,
  publisherKills: 2,
  guesses: 50,
  otherAccounts: 0,
  storedLeads: 3000,
  leadsForMemory: 0,
  browsingVisitors: 10,
  longPosts: 20,
};
