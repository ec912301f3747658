import { type Configuration, rspack } from '@rspack/core';

type Plugin = NonNullable<Configuration['plugins']>[number];

/** A page of a module's own that it shows in a frame. It is served beside the module's other files, at `<base><name>`. */
export interface FramePage {
  readonly name: string;
  /** Script of the page, relative to the module's folder. It shares nothing with the page around the frame. */
  readonly entry: string;
  readonly title: string;
}

/** Origin of the site in development, where every module has a server of its own. Another port than the usual one is told. */
const developmentHost = process.env.DEVELOPMENT_ORIGIN ?? 'http://localhost:4000';

/** What a frame's page may load: the site's own files, and nothing by a connection or a frame of its own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The document. In development the policy is left out: hot reload has a connection of its own. */
function documentOf(title: string, dev: boolean): string {
  const lines = [
    '<meta charset="utf-8">',
    dev ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="data:,">',
    `<title>${title}</title>`,
  ];
  return `<!doctype html>\n<html lang="ko">\n<head>\n${lines.filter(Boolean).join('\n')}\n</head>\n<body></body>\n</html>\n`;
}

/** The entries of a build's frame pages. */
export const frameEntries = (pages: readonly FramePage[]): Record<string, string> =>
  Object.fromEntries(pages.map(({ name, entry }) => [name, entry]));

/** Writes a document for each frame page and tells its script the origin it may talk to. */
export function framePlugins(pages: readonly FramePage[], { dev = false } = {}): Plugin[] {
  if (pages.length === 0) return [];
  return [
    new rspack.DefinePlugin({ HOST_ORIGIN: dev ? JSON.stringify(developmentHost) : 'location.origin' }),
    ...pages.map(
      ({ name, title }) =>
        new rspack.HtmlRspackPlugin({
          filename: `${name}.html`,
          chunks: [name],
          templateContent: documentOf(title, dev),
          scriptLoading: 'module',
          inject: 'head',
        }),
    ),
  ];
}
