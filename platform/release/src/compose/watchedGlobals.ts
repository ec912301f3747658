/** The globals that server bundles are run with, and what they were asked for. */
export interface WatchedGlobals {
  /** In place of the globals of these names; they do as those do. */
  readonly globals: { readonly Date: DateConstructor; readonly Math: Math };
  /** Whether the clock or chance was asked for since this was last asked: neither is an input of a composition. */
  takeAsked(): boolean;
  /** Runs code of a module that is there for all of its pages: what it asks for, all of them say. */
  load<T>(module: string, work: () => T): T;
  /** Modules whose code asked while it was loaded. */
  readonly unrepeatable: Set<string>;
}

/** Globals of a composition's own. */
export function watchGlobals(): WatchedGlobals {
  let asked = false;
  const note = () => {
    asked = true;
  };
  const watchedDate: DateConstructor = new Proxy(Date, {
    construct(target, given, self) {
      if (!given.length) note();
      return Reflect.construct(target, given, self === watchedDate ? target : self) as object;
    },
    apply(target) {
      note();
      return target();
    },
    get(target, key) {
      if (key === 'now') note();
      return Reflect.get(target, key) as unknown;
    },
  });
  const watchedMath = new Proxy(Math, {
    get(target, key) {
      if (key === 'random') note();
      return Reflect.get(target, key) as unknown;
    },
  });
  const unrepeatable = new Set<string>();
  return {
    globals: { Date: watchedDate, Math: watchedMath },
    unrepeatable,
    takeAsked() {
      const was = asked;
      asked = false;
      return was;
    },
    load(module, work) {
      const before = asked;
      asked = false;
      const made = work();
      if (asked) unrepeatable.add(module);
      asked ||= before;
      return made;
    },
  };
}
