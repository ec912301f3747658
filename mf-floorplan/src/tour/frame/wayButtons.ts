import { sceneNames, tourContent } from '../../content/tour';
import { create } from './create';
import { project } from './projection';
import type { Scene, View, Way } from './scene';
import styles from './walk.module.css';

/** The buttons on the picture that lead to the places next to this one. */
export interface WayButtons {
  readonly element: HTMLElement;
  /** Makes the buttons of another scene. */
  readonly lead: (scene: Scene) => void;
  /** Puts each where its way begins in the picture; what lies outside of it is hidden. */
  readonly place: (view: View, width: number, height: number) => void;
}

/** @param onWalk a way was taken */
export function createWayButtons(onWalk: (way: Way) => void): WayButtons {
  const element = create('div');
  let buttons: (readonly [Way, HTMLElement])[] = [];
  return {
    element,
    lead: ({ ways }) => {
      buttons = ways.map((way) => {
        const name = sceneNames[way.to];
        const button = create(
          'button',
          { type: 'button', class: styles.way ?? '', 'aria-label': tourContent.goTo(name) },
          name,
        );
        button.hidden = true;
        button.onclick = () => onWalk(way);
        return [way, button] as const;
      });
      element.replaceChildren(...buttons.map(([, button]) => button));
    },
    place: (view, width, height) => {
      for (const [{ heading, pitch }, button] of buttons) {
        const at = project(view, heading, pitch, width / height);
        const onScreen = at !== null && at.x > 0 && at.x < 1 && at.y > 0 && at.y < 1;
        button.hidden = !onScreen;
        if (onScreen)
          button.style.setProperty('translate', `calc(${at.x * width}px - 50%) calc(${at.y * height}px - 50%)`);
      }
    },
  };
}
