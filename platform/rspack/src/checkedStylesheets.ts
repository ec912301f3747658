import { type Compiler, rspack } from '@rspack/core';

/**
 * Stylesheets that a build's runtime fetches when it needs them say what the browser must hold them against. The hash is
 * the release's, which the shell knows (`fileIntegrity`): the build that names a file can not know its own release.
 */
export class CheckedStylesheets {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CheckedStylesheets', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createLink.tap(
        'CheckedStylesheets',
        (code) => `${code}\nlink.integrity = window.fileIntegrity?.(link.href) ?? "";`,
      );
    });
  }
}
