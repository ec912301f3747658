const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  speculationrules: 'application/speculationrules+json',
};

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** Whether the site serves files of this extension at all. */
export const isKnownType = (file: string): boolean => Object.hasOwn(types, extensionOf(file));

/** Media type of a file by its extension. */
export const contentType = (file: string): string => types[extensionOf(file)] ?? 'application/octet-stream';

/** Whether a file gains from compression; pictures, films and fonts are compressed already. */
export const isCompressible = (file: string): boolean =>
  ['html', 'js', 'css', 'json', 'xml', 'txt', 'ics', 'svg', 'vtt', 'speculationrules'].includes(extensionOf(file));
