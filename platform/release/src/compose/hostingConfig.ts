interface HostingRedirect {
  readonly regex?: string;
  readonly source?: string;
  readonly destination: string;
  readonly type: 301;
}

/** Firebase Hosting's own configuration; the edge reads the same file. */
export interface Hosting {
  readonly public: 'public';
  readonly cleanUrls: true;
  readonly trailingSlash: false;
  readonly redirects: readonly HostingRedirect[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}
