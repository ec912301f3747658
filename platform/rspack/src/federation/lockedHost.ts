import type { FederatedRequire, ShareScope } from './federatedRequire';

declare const __webpack_require__: FederatedRequire;

/**
 * The entry runtime of the shell: it fills the share scope with what the shell brings, and takes its own shared
 * packages from itself. Finding remotes and negotiating versions was done when the site was composed.
 */
const shell = __webpack_require__;
const { scopeToSharingDataMapping, uniqueName } = shell.initializeSharingData;
const { initialConsumes, moduleIdToConsumeDataMapping } = shell.consumesLoadingData;

for (const scope of Object.keys(scopeToSharingDataMapping) as (keyof typeof scopeToSharingDataMapping)[]) {
  const provided: ShareScope = {};
  shell.S[scope] = provided;
  for (const { name, version, factory } of scopeToSharingDataMapping[scope]) {
    // `loaded`, `eager` and `from` are for containers that come with a runtime of their own.
    provided[name] = { [version]: Object.assign({ get: factory }, { loaded: 1, eager: true, from: uniqueName }) };
  }
}
shell.I = () => true;

for (const id of initialConsumes) {
  const { fallback } = moduleIdToConsumeDataMapping[id];
  shell.m[id] = (module) => {
    // What is eager is there at once, never as a promise.
    module.exports = (fallback?.() as (() => unknown) | undefined)?.();
  };
}
if (shell.f) shell.f.consumes = () => {};
