import * as core from '@module-federation/runtime-core';

(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = core;

/** Modules are built with `externalRuntime`: they take the core from this global instead of bringing a second copy. */
export default () => ({ name: 'runtime-core-provider' });
