/** Keys of the release store and the addresses under which the site serves them. */
export const keys = {
  /** What is known of a published version: its surface and the hash of every file. */
  manifest: (module: string, version: string) => `modules/${module}/${version}/manifest.json`,
  clientFile: (module: string, version: string, file: string) => `modules/${module}/${version}/client/${file}`,
  serverBundle: (module: string, version: string) => `modules/${module}/${version}/server/index.cjs`,
  /** Pictures, films and fonts of all modules, named by their content. */
  asset: (name: string) => `assets/${name}`,
  siteFile: (site: string, file: string) => `sites/${site}/public/${file}`,
  siteLock: (site: string) => `sites/${site}/lock.json`,
  siteHosting: (site: string) => `sites/${site}/hosting.json`,
} as const;

/** Address of a module's files, ending in a slash. */
export const moduleBase = (module: string, version: string) => `/_modules/${module}/${version}/`;
