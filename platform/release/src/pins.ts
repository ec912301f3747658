import { append, liveChannel, type Release, type ReleaseNote, readHead, versionsIn } from './journal';
import { nobody } from './live';
import { ownersAt } from './owners/authorise';
import { checkReleaser } from './owners/checkReleaser';
import type { Signer } from './owners/Signer';
import type { ReleaseStore } from './store/ReleaseStore';

interface PinOptions {
  readonly store: ReleaseStore;
  /** A module, or the site's facts. */
  readonly module: string;
  /** Whether the pin is put in or taken out. */
  readonly isIn: boolean;
  readonly note?: ReleaseNote;
  /** The key of whoever does so. */
  readonly signer?: Signer | null;
}

/**
 * Pins a module at the version that is live, so that releases with another one are refused, or takes the pin out.
 * The site stays as it is.
 *
 * @returns the release that says so
 * @throws where the module is not live, the pin is as wanted already, or another release went live at the same moment
 */
export async function pin({ store, module, isIn, note = nobody, signer = null }: PinOptions): Promise<Release> {
  const { release: live, next } = await readHead(store);
  const version = live && versionsIn(live)[module];
  if (!live || !version) throw new Error(`${module} is not live, so it can not be pinned. What is: npm run status.`);
  const owners = await ownersAt(store, live);
  const key = owners && checkReleaser(owners, signer, liveChannel);
  const { [module]: pinned, ...others } = live.pins ?? {};
  if ((pinned !== undefined) === isIn) {
    throw new Error(isIn ? `${module} is pinned already, at ${pinned}.` : `${module} is not pinned.`);
  }
  const { restores: _, returned: __, promoted: ___, ...kept } = live;
  const release: Release = {
    ...kept,
    number: next,
    kind: 'pin',
    changed: {},
    base: live.base,
    pins: isIn ? { ...others, [module]: version } : others,
    at: new Date().toISOString(),
    ...note,
    ...(key && { key }),
  };
  if (!(await append(store, release)))
    throw new Error('Another release went live just now. Look at `npm run status`, then try again.');
  return release;
}
