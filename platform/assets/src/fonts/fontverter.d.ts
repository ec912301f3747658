/** The part of fontverter that is used here; the package brings no types. */
declare module 'fontverter' {
  const fontverter: { readonly convert: (font: Buffer, format: 'truetype') => Promise<Buffer> };
  export default fontverter;
}
