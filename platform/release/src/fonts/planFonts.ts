import type { Facts, LockedMenuGroup, ReleaseLock, ShellSurface, ShownCharacters, SiteFont } from '@platform/contract';
import type { Manifest } from '../manifest';
import type { ReleaseStore } from '../store/ReleaseStore';
import { machineCache } from '../workspace';
import { type HeadlinePlaces, placesDrawnIn } from './readText';

/** What the fonts of a composition are made from, before its pages are rendered. */
export interface FontPlan {
  readonly faces: readonly SiteFont[];
  /** What modules draw in the face of headlines. */
  readonly headlines: HeadlinePlaces;
  /** What each module's build found in its sources, the shell's too. */
  readonly modules: readonly ShownCharacters[];
  readonly facts: Facts;
  /** The navigation, whose groups are headlines. */
  readonly menu: readonly Pick<LockedMenuGroup, 'label'>[];
  /** Has the fonts whole. */
  readonly store: ReleaseStore;
  /** Where cuts may have been kept, the nearest last. */
  readonly cuts: readonly ReleaseStore[];
}

interface PlanOptions {
  readonly store: ReleaseStore;
  readonly cache?: ReleaseStore | undefined;
  readonly shell: Manifest<ShellSurface>;
  readonly manifests: readonly Manifest[];
  /** Texts of all stylesheets. */
  readonly stylesheets: Iterable<string>;
  readonly lock: ReleaseLock;
}

function headlinePlaces(stylesheets: Iterable<string>, faces: readonly SiteFont[]): HeadlinePlaces {
  const { property } = faces.find(({ draws }) => draws === 'headlines') ?? {};
  if (!property) return new Set();
  return new Set([...stylesheets].flatMap((text) => placesDrawnIn(property, text)));
}

/** What is known of the fonts of a composition from published versions alone. */
export function planFonts({ store, cache, shell, manifests, stylesheets, lock }: PlanOptions): FontPlan {
  const faces = shell.surface.fonts ?? [];
  return {
    faces,
    headlines: headlinePlaces(stylesheets, faces),
    modules: manifests.flatMap(({ surface }) => surface.characters ?? []),
    facts: lock.facts,
    menu: lock.menu,
    store,
    cuts: [store, cache ?? machineCache()],
  };
}
