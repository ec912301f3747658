/// <reference path="./fontverter.d.ts" />
import fontverter from 'fontverter';

/** A font (woff2) as the tables that cutting reads, several times as large: to unpack it takes longer than to cut from it. */
export const unpackFont = (font: Buffer): Promise<Buffer> => fontverter.convert(font, 'truetype');
