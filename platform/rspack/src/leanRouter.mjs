/** A name for the developer tools, given to what is exported; or, as their reader sees it, a use of it. */
const displayNames = /^\w+\.displayName = .*;\n/gm;
const components = /^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * A loader that says of the router's production build what its bundler forgot to: that a component which nobody uses may go.
 * What a third of it is for, forms, fetchers and its framework's prefetching, stays behind otherwise.
 *
 * @param {string} source
 * @returns {string}
 */
export default function leanRouter(source) {
  return source.replace(displayNames, '').replace(components, '$1/* @__PURE__ */ ');
}
