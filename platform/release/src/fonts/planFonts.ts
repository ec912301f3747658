import type { Facts, LockedMenuGroup, ReleaseLock, ShellSurface, ShownCharacters, SiteFont } from '@platform/contract';
import type { Manifest } from '../manifest';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
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
  readonly lock: ReleaseLock;
}

async function headlinePlaces(
  store: ReleaseStore,
  manifests: readonly Manifest[],
  faces: readonly SiteFont[],
): Promise<HeadlinePlaces> {
  const { property } = faces.find(({ draws }) => draws === 'headlines') ?? {};
  if (!property) return new Set();
  const sheets = manifests.flatMap(({ module, version, files }) =>
    Object.keys(files).flatMap((file) => (file.endsWith('.css') ? keys.clientFile(module, version, file) : [])),
  );
  const places = sheets.map(async (key) => placesDrawnIn(property, textOf(await readRequired(store, key))));
  return new Set((await Promise.all(places)).flat());
}

/** What is known of the fonts of a composition from published versions alone. */
export async function planFonts({ store, cache, shell, manifests, lock }: PlanOptions): Promise<FontPlan> {
  const faces = shell.surface.fonts ?? [];
  return {
    faces,
    headlines: await headlinePlaces(store, manifests, faces),
    modules: manifests.flatMap(({ surface }) => surface.characters ?? []),
    facts: lock.facts,
    menu: lock.menu,
    store,
    cuts: [store, cache ?? machineCache()],
  };
}
