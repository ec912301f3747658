/** What a composed document refers to, as it stands in its HTML. What the composer puts around it leads nowhere else. */
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

/** Reads the references of a page while a parser goes through it. */
export function referenceReader() {
  const ids = new Set<string>();
  const links = new Set<string>();
  const embeds: PageReferences['embeds'][number][] = [];
  return {
    references: { ids, links, embeds } satisfies PageReferences,
    onopentag(name: string, { id, href, src }: Readonly<Record<string, string>>): void {
      if (id) ids.add(id);
      if (href !== undefined && (name === 'a' || name === 'area')) links.add(href);
      const directive = directives[name as keyof typeof directives];
      if (src && directive) embeds.push({ directive, address: src });
    },
  };
}
