import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readUnit } from '../plan/unit';
import { type Walk, walk } from '../plan/walk';

/** The types that can be walked through. */
export const walkedTypes = ['84A', '115'] as const;

/** The walk through a type, as far as its panoramas are made. */
export const walkOf = (type: string, masters: string): Walk =>
  walk(readUnit(type), (camera) => existsSync(join(masters, `pano-${type}-${camera}.webp`)));
