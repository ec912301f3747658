import path from 'node:path';
import { findEmulator } from '@platform/local-firebase/findEmulator';
import { repository } from './processes';

/** Whether this run is on the official Firestore emulator (`BACK_END=official`) instead of the embedded server. */
export const isOfficial = process.env.BACK_END === 'official';

/** Whether the site's facts are those of an owner who has settled everything: `npm test -- --facts settled`. */
export const isSettled = !!process.env.NODE_OPTIONS?.includes('--conditions=settled-facts');

/** Why nothing can be tested, or `null`. */
export const missingBackEnd =
  isOfficial && !findEmulator() ? 'There is no official Firestore emulator here, or no Java to run it.' : null;

/** Another run that may be beside this one, by name (`SUITE`). */
export const suite = process.env.SUITE ?? (isOfficial ? 'official' : undefined);

/** The run's own folder for releases and data. */
export const work = path.join(repository, 'e2e', suite ? `.site-${suite}` : '.site');
