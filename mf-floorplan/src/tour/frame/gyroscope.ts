/** Where a device points: bearing and pitch of the direction its back faces, degrees. */
export interface Bearing {
  readonly heading: number;
  readonly pitch: number;
}

const radians = Math.PI / 180;

/** Direction of a device's back from its Euler angles (W3C Device Orientation: Z-X′-Y″), for any way of holding it. */
export function bearingOf(alpha: number, beta: number, gamma: number): Bearing {
  const [a, b, c] = [alpha * radians, beta * radians, gamma * radians];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c));
  const up = -Math.cos(b) * Math.cos(c);
  return { heading: Math.atan2(east, north) / radians, pitch: Math.asin(up) / radians };
}

/** iOS asks the visitor, and only on a press; other systems do not know the question. */
type AskingOrientation = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Whether the device may have a sense of direction: a touch screen with orientation events. */
export function hasGyroscope(): boolean {
  return 'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;
}

/** Follows the device's direction until the answered function is called; `null` where the visitor or the system refuses. */
export async function followGyroscope(onBearing: (bearing: Bearing) => void): Promise<(() => void) | null> {
  const { requestPermission } = DeviceOrientationEvent as AskingOrientation;
  if (requestPermission) {
    const answer = await requestPermission.call(DeviceOrientationEvent).catch(() => 'denied');
    if (answer !== 'granted') return null;
  }
  const listen = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha !== null && beta !== null && gamma !== null) onBearing(bearingOf(alpha, beta, gamma));
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
}
