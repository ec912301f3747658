/** Keys of the release store and the addresses under which the site serves them. */
export const keys = {
  /** What is known of a published version: its surface and the hash of every file. */
  manifest: (module: string, version: string) => `modules/${module}/${version}/manifest.json`,
  clientFile: (module: string, version: string, file: string) => `modules/${module}/${version}/client/${file}`,
  serverBundle: (module: string, version: string) => `modules/${module}/${version}/server/index.cjs`,
  /** What a key says of a version, by the beginning of its public half's hash. */
  signature: (module: string, version: string, key: string) => `signatures/${module}/${version}/${key}.json`,
  /** What the owner of the site publishes: its facts and menu groups. */
  facts: (version: string) => `facts/${version}.json`,
  /** Pictures, films and fonts of all modules, named by their content. */
  asset: (name: string) => `assets/${name}`,
  /** The same file, compressed: beside it. Absent where it gains nothing, or was kept before there were any. */
  packed: (key: string) => `${key}.br`,
  /** What a font was cut into, by what it was cut from. */
  fontCut: (key: string) => `fonts/${key}.json`,
  /** The file of a page's paper, by what it says. */
  paper: (key: string) => `papers/${key}.json`,
  /** A whole font, unpacked, by its hash: only beside cuts on a machine. */
  unpackedFont: (hash: string) => `unpacked/${hash}`,
  /** Which pieces each file of a site is made of. */
  siteIndex: (site: string) => `sites/${site}/index.json`,
  /** A piece of a site's files, named by the SHA-256 of its bytes: sites that have it in common keep it once. */
  blob: (hash: string) => `blobs/${hash.slice(0, 2)}/${hash}`,
  /** A release of a channel; numbers have no gaps. */
  release: (channel: string, number: number) => `channels/${channel}/${String(number).padStart(8, '0')}.json`,
} as const;

/** Keys of stores that were filled before there was a journal: read, never written. */
export const formerKeys = {
  /** The live site's id and those before it. */
  live: 'pointers/live',
  siteFile: (site: string, file: string) => `sites/${site}/public/${file}`,
  siteLock: (site: string) => `sites/${site}/lock.json`,
  siteHosting: (site: string) => `sites/${site}/hosting.json`,
} as const;

/** Whether something is the name of an asset and nothing else: no way to other keys. */
export const isAssetName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name);

/** Address of a module's files, ending in a slash. */
export const moduleBase = (module: string, version: string) => `/_modules/${module}/${version}/`;
