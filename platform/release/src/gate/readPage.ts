import { Parser } from 'htmlparser2';

/** What a composed document refers to, as it stands in its HTML. */
export interface PageReferences {
  /** Every `id`: what a link may lead to with `#`. */
  readonly ids: ReadonlySet<string>;
  /** Addresses of links, each once. */
  readonly links: ReadonlySet<string>;
  /** Addresses of what the page embeds, by the directive of the content security policy that rules it. */
  readonly embeds: readonly {
    readonly directive: 'frame-src' | 'media-src' | 'img-src' | 'script-src';
    readonly address: string;
  }[];
}

const directives = {
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  img: 'img-src',
  script: 'script-src',
} as const;

/** Reads the references of a composed document. */
export function readPage(html: string): PageReferences {
  const ids = new Set<string>();
  const links = new Set<string>();
  const embeds: PageReferences['embeds'][number][] = [];
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id) ids.add(id);
      if (href !== undefined && (name === 'a' || name === 'area')) links.add(href);
      const directive = directives[name as keyof typeof directives];
      if (src && directive) embeds.push({ directive, address: src });
    },
  });
  parser.end(html);
  return { ids, links, embeds };
}
