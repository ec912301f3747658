/**
 * A loader that leaves of every `src` of a font its WOFF2 file: every browser reads it, and the others would be emitted
 * for nobody.
 *
 * @param {string} css
 * @returns {string}
 */
export default function woff2Only(css) {
  return css.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, '');
}
