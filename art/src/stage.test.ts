import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { mastersFolder } from './contactSheet';
import { readStages, setOnStage } from './stage';

/** A dark box that throws a soft shadow on ground which grows darker to the right. */
function drawing(width: number, height: number, box: readonly [number, number, number, number]) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top, right, bottom] = box;
      const inside = x >= left && x < right && y >= top && y < bottom;
      const ground = [206, 203, 199].map((c) => c - Math.round((6 * x) / width));
      data.set(inside ? [70, 60, 50] : ground, (y * width + x) * 3);
    }
  }
  return { data, width, height };
}

/** The largest distance of the frame's edges from a colour, of 255. */
async function edgesFrom(picture: Sharp, ground: string): Promise<number> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const target = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  let worst = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1) continue;
      for (const [c, one] of target.entries()) {
        worst = Math.max(worst, Math.abs((data[(y * info.width + x) * 3 + c] ?? 0) - one));
      }
    }
  }
  return worst;
}

describe('a picture on the stage', () => {
  const box = [300, 120, 700, 420] as const;

  test('has ground of one colour, however uneven it was', async () => {
    const set = await setOnStage(drawing(960, 540, box), { ground: '#e9e9e6', fill: 0.9 });
    expect(await edgesFrom(sharp(await set.png().toBuffer()), '#e9e9e6')).toBeLessThanOrEqual(1);
  });

  test('is cut so that the thing fills it, in the same shape', async () => {
    const { info } = await (await setOnStage(drawing(960, 540, box), { ground: '#e9e9e6', fill: 0.9 }))
      .png()
      .toBuffer({ resolveWithObject: true });
    // 300 of 540 px high, as 90 % of what is left
    expect(info.height).toBeGreaterThanOrEqual(325);
    expect(info.height).toBeLessThanOrEqual(340);
    expect(info.width / info.height).toBeCloseTo(960 / 540, 1);
  });

  test('is refused, with the reason, where nothing stands on its ground', async () => {
    const empty = drawing(960, 540, [0, 0, 0, 0]);
    await expect(setOnStage(empty, { ground: '#e9e9e6', fill: 0.9 })).rejects.toThrow('nothing stands on the ground');
  });

  test('keeps a frame that is filled already', async () => {
    const set = await setOnStage(drawing(960, 540, [30, 40, 930, 500]), { ground: '#e9e9e6', fill: 0.9 });
    const { info } = await set.png().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([960, 540]);
  });
});

test.each(Object.entries(readStages()))('%s stands on its ground', async (name, { ground }) => {
  expect(await edgesFrom(sharp(`${mastersFolder}/${name}.webp`), ground)).toBeLessThanOrEqual(10);
});
