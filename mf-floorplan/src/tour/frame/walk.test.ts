// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene, Tour } from './scene';
import type { Viewpoint } from './viewpoint';
import { openWalk, type Walk } from './walk';

const renderer = vi.hoisted(() => ({ maxTexture: 4096, setPanorama: vi.fn(), draw: vi.fn(), free: vi.fn() }));
const pictures = vi.hoisted(() => ({ missing: false }));
vi.mock('./sphereRenderer', () => ({ createSphereRenderer: () => renderer }));
vi.mock('./loadPanorama', async (original) => ({
  ...(await original<typeof import('./loadPanorama')>()),
  loadPicture: async ([address]: readonly string[]) => {
    if (pictures.missing) throw new Error(`no ${address}`);
    return { address };
  },
}));

const panorama = (name: string) => {
  const srcset = `${name} 1024w`;
  return { width: 1024, height: 512, src: name, avif: srcset, webp: srcset, placeholder: '' };
};
const living: Scene = {
  id: 'living',
  panorama: panorama('living'),
  yaw: 180,
  x: 8050,
  y: 5350,
  start: { heading: 160, pitch: -4, fov: 68 },
  // The door is to the right; behind it one looks further on, not back.
  ways: [{ to: 'kitchen', heading: 90, pitch: -12, arrive: 75 }],
};
const kitchen: Scene = {
  ...living,
  id: 'kitchen',
  panorama: panorama('kitchen'),
  yaw: 270,
  start: { heading: 250, pitch: -4, fov: 68 },
  ways: [{ to: 'living', heading: 255, pitch: -12, arrive: 270 }],
};
const tour: Tour = { plan: { src: 'plan.svg', x: 0, y: 0, width: 10, height: 10 }, scenes: [living, kitchen] };

let walk: Walk | null;
let rests: Viewpoint[];
const failed = vi.fn();

beforeEach(() => {
  pictures.missing = false;
  rests = [];
  walk = openWalk({
    label: '84A',
    tour,
    start: { scene: living, view: living.start },
    quiet: false,
    onRest: (viewpoint) => rests.push(viewpoint),
    onFailure: failed,
  });
});
afterEach(() => {
  walk?.close();
  vi.clearAllMocks();
});

const stage = () => document.querySelector('[role="application"]');
const ways = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-label$="쪽으로 이동"]')];
const arrived = (room: string) => vi.waitFor(() => expect(stage()?.getAttribute('aria-label')).toContain(room));

test('a room leads to those next to it that can be seen, and to no other', async () => {
  await vi.waitFor(() => expect(ways().map((button) => button.textContent)).toEqual(['주방·식당']));
});

test('a way lands in the next room, looking away from the door one came through', async () => {
  await vi.waitFor(() => expect(ways()).toHaveLength(1));
  ways()[0]?.click();
  await arrived('주방·식당');
  expect(rests.at(-1)).toEqual({ scene: kitchen, view: { heading: 75, pitch: -4, fov: 68 } });
  expect(renderer.setPanorama).toHaveBeenLastCalledWith({ address: 'kitchen' }, 270);
  expect(ways().map((button) => button.textContent)).toEqual(['거실']);
  expect(document.activeElement).toBe(stage());
});

test('a room of the list is seen the way it is first seen', async () => {
  await arrived('거실');
  walk?.walkTo('kitchen');
  await arrived('주방·식당');
  expect(rests.at(-1)).toEqual({ scene: kitchen, view: kitchen.start });
});

test('a room that cannot be had is reported', async () => {
  await vi.waitFor(() => expect(ways()).toHaveLength(1));
  pictures.missing = true;
  ways()[0]?.click();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('picture'));
});

test('once the graphics are lost nothing is said to be seen any more', async () => {
  await arrived('거실');
  const before = rests.length;
  stage()?.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'));
  expect(failed).toHaveBeenCalledExactlyOnceWith('lost');
  walk?.walkTo('kitchen');
  await vi.waitFor(() => expect(renderer.setPanorama).toHaveBeenLastCalledWith({ address: 'kitchen' }, 270));
  await Promise.resolve();
  expect(rests).toHaveLength(before);
  expect(stage()?.getAttribute('aria-label')).toContain('거실');
});

test('leaving gives the graphics back', () => {
  walk?.close();
  expect(renderer.free).toHaveBeenCalledTimes(1);
  expect(stage()).toBeNull();
  walk = null;
});
