/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';

/** One weight of a font, for what wants no range of them: a file (TrueType) of those characters that it has. */
export const cutInstance = (font: Buffer, characters: string, weight: number | null): Promise<Buffer> =>
  subsetFont(font, characters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    ...(weight !== null && { variationAxes: { wght: { min: weight, max: weight, default: weight } } }),
  });
