type Factory = () => unknown;

interface SharedCopy {
  readonly get: () => Factory | Promise<Factory>;
}

/** Copies of shared packages, by request and version: the share scope of Module Federation's protocol. */
export type ShareScope = Record<string, Record<string, SharedCopy> | undefined>;

/** Ids and scope names stand wherever Rspack writes them into its tables, so each literal stands for all of its kind. */
type ModuleId = 'module';
type ScopeName = 'scope';

/** Rspack's `__webpack_require__` in a federation build: tables for an entry runtime to read, functions for it to fill in. */
export interface FederatedRequire {
  /** Module factories. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  readonly c: Partial<Record<ModuleId, unknown>>;
  readonly S: Record<ScopeName, ShareScope>;
  /** What loading a chunk waits for; absent from a build of one chunk. */
  readonly f?: { consumes: (chunk: string, promises: Promise<void>[]) => void };
  I: (scope: ScopeName) => boolean;
  initContainer: (scope: ShareScope) => void;
  getContainer: (expose: string) => Promise<Factory>;
  /** Only in a build that exposes something. */
  readonly initializeExposesData?: {
    readonly shareScope: ScopeName;
    readonly moduleMap: Readonly<Record<string, (() => Promise<Factory>) | undefined>>;
  };
  readonly initializeSharingData: {
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: Readonly<
      Record<
        ScopeName,
        readonly { readonly name: string; readonly version: string; readonly factory: SharedCopy['get'] }[]
      >
    >;
  };
  readonly consumesLoadingData: {
    /** Shared modules of the entry itself. */
    readonly initialConsumes: readonly ModuleId[];
    /** Shared modules that a chunk needs. */
    readonly chunkMapping: Readonly<Record<string, readonly ModuleId[] | undefined>>;
    /** `fallback` is the build's own copy, which a module does not have of everything. */
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<ModuleId, { readonly shareKey: string; readonly fallback?: SharedCopy['get'] }>
    >;
  };
}
