import { type Compiler, rspack } from '@rspack/core';

/**
 * Stylesheets that a build's runtime fetches when it needs them say what the browser must hold them against. The hash is
 * the release's, which the shell knows (`fileIntegrity`): the build that names a file can not know its own release. What the
 * document brought (`hasStylesheet`) is not applied once more: the runtime knows links by another address than the composer
 * gives them, and a link that is disabled fetches nothing.
 */
export class CheckedStylesheets {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CheckedStylesheets', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createLink.tap(
        'CheckedStylesheets',
        (code) => `${code}
link.integrity = window.fileIntegrity?.(link.href) ?? "";
if (window.hasStylesheet?.(link.href)) {
  link.disabled = true;
  link.removeAttribute(loadingAttribute);
}`,
      );
    });
  }
}
