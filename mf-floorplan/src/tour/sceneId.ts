import { sceneNames } from '../content/tour';
import type { SceneId } from './tour';

/**
 * A place of a walk, as art calls it.
 *
 * @throws where visitors have no name for it
 */
export function sceneId(id: string): SceneId {
  if (!Object.hasOwn(sceneNames, id)) {
    throw new Error(`The place "${id}" of a walk has no name. Give it one in src/content/tour.ts.`);
  }
  return id as SceneId;
}
