import { tourContent } from '../../content/tour';
import { create, createSvg } from './create';
import { gyroscopeSwitch } from './gyroscopeSwitch';
import type { LookControls } from './lookControls';
import styles from './walk.module.css';

/** Outlines of the icons, on the grid of 24 units that all icons of the site have. */
const icons = {
  left: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  right: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  device: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3v3M12 18v3M3 12h3M18 12h3',
} as const;

function iconButton(label: string, icon: keyof typeof icons, onPress: () => void): HTMLButtonElement {
  const drawing = createSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    createSvg('path', { d: icons[icon] }),
  );
  const button = create('button', { type: 'button', class: styles.control ?? '', 'aria-label': label }, drawing);
  button.onclick = onPress;
  return button;
}

/** Buttons for what the keys do, and for the device's own movement where it has a sense of it. */
export function createControlBar(look: LookControls): HTMLElement {
  const gyroscope = gyroscopeSwitch(look, (onPress) => iconButton(tourContent.gyroscope, 'device', onPress));
  return create(
    'div',
    { class: styles.controls ?? '', role: 'group', 'aria-label': tourContent.controls },
    ...(gyroscope ? [gyroscope] : []),
    iconButton(tourContent.left, 'left', () => look.key('ArrowLeft')),
    iconButton(tourContent.right, 'right', () => look.key('ArrowRight')),
    iconButton(tourContent.zoomOut, 'minus', () => look.key('-')),
    iconButton(tourContent.zoomIn, 'plus', () => look.key('+')),
  );
}
