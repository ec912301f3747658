import { followGyroscope, hasGyroscope } from './gyroscope';
import type { LookControls } from './lookControls';
import { turn } from './projection';

/**
 * A button that makes the view follow the device, or `null` where no device of that kind is there.
 * It goes once the visitor or the system has refused.
 */
export function gyroscopeSwitch(
  look: LookControls,
  makeButton: (onPress: () => void) => HTMLButtonElement,
): HTMLButtonElement | null {
  if (!hasGyroscope()) return null;
  let stop: (() => void) | null = null;

  const follow = async () => {
    let offset: number | null = null;
    stop = await followGyroscope(({ heading, pitch }) => {
      // A device's north is not the home's: it goes on from where one looks.
      offset ??= turn(look.view().heading - heading);
      look.glide({ heading: heading + offset, pitch });
    });
    if (stop) button.setAttribute('aria-pressed', 'true');
    else button.remove();
  };
  const button = makeButton(() => {
    if (!stop) return void follow();
    stop();
    stop = null;
    button.setAttribute('aria-pressed', 'false');
  });
  button.setAttribute('aria-pressed', 'false');
  return button;
}
