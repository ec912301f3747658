/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    readonly targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep; all others and their glyphs go. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
}
