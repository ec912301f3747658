/**
 * A target of `exports` where it is packed: what is read in TypeScript here is JavaScript with declarations there. Of a target
 * with conditions, which are our tests', the default is packed.
 */
function packedTarget(target, typed) {
  if (typeof target === 'object') return packedTarget(target.default, typed);
  if (!/\.tsx?$/.test(target)) return target.replace(/^\.\/src\//, './dist/');
  const built = target.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return typed ? { types: `${built}.d.ts`, default: `${built}.js` } : `${built}.js`;
}

/**
 * The package.json of a tarball.
 *
 * @param manifest that of the workspace
 * @param versions versions of all packages by name: what is `*` in the workspace is exact outside
 */
export function packManifest(manifest, { typed = false, bin, also = [], without = [] }, versions) {
  const {
    scripts: _,
    devDependencies: __,
    private: ___,
    exports = {},
    dependencies = {},
    sideEffects,
    ...kept
  } = manifest;
  const needed = Object.entries(dependencies).filter(([name]) => !without.includes(name));
  const exact = needed.map(([name, range]) => [name, range === '*' ? versions[name] : range]);
  return {
    ...kept,
    engines: { node: '>=20.19' },
    ...(sideEffects && { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([key, target]) => [key, packedTarget(target, typed)])),
      './package.json': './package.json',
    },
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, `dist/${file}`])) }),
    files: ['dist', 'CHANGELOG.md', ...also],
    dependencies: Object.fromEntries(exact),
  };
}
