import type { FederatedRequire } from './federatedRequire';

declare const __webpack_require__: FederatedRequire;

/**
 * The entry runtime of a module: `init` and `get` of Module Federation's protocol and, of each shared package, the one
 * copy in the host's share scope. Its version was checked when the site was composed.
 */
const container = __webpack_require__;

// A frame's page is an entry of the same build. It exposes nothing.
if (container.initializeExposesData && container.f) {
  const { shareScope, moduleMap } = container.initializeExposesData;
  const { chunkMapping, moduleIdToConsumeDataMapping } = container.consumesLoadingData;
  const installed: Partial<Record<keyof typeof moduleIdToConsumeDataMapping, Promise<void>>> = {};

  const install = async (id: keyof typeof moduleIdToConsumeDataMapping): Promise<void> => {
    const { shareKey, fallback } = moduleIdToConsumeDataMapping[id];
    const [copy] = Object.values(container.S[shareScope][shareKey] ?? {});
    const get = copy?.get ?? fallback;
    if (!get) throw new Error(`The host shares no ${shareKey}.`);
    const factory = await get();
    container.m[id] = (module) => {
      delete container.c[id];
      module.exports = factory();
    };
  };

  container.I = () => true;
  container.initContainer = (scope) => {
    container.S[shareScope] = scope;
  };
  container.getContainer = async (expose) => {
    const load = moduleMap[expose];
    if (!load) throw new Error(`${expose} is not exposed.`);
    return load();
  };
  container.f.consumes = (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      installed[id] ??= install(id);
      promises.push(installed[id]);
    }
  };
}
