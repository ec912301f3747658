import type { Facts } from '@platform/contract';

/** A link to a page of the site, which is in Korean. */
export interface DigestLink {
  readonly label: string;
  readonly path: string;
}

/** A value of a table; `null` is not known yet. */
export interface DigestRow {
  readonly label: string;
  readonly value: string | null;
  /** Of the label: the owner's own are Korean. */
  readonly language?: 'ko';
}

/** What one language says of the project, on one page. */
export interface Digest {
  readonly title: readonly string[];
  readonly lead: (facts: Facts) => string;
  readonly later: string;
  readonly overview: { readonly title: string; readonly rows: (facts: Facts) => readonly DigestRow[] };
  readonly location: { readonly title: string; readonly text: (facts: Facts) => string; readonly link: DigestLink };
  readonly types: {
    readonly title: string;
    readonly lead: string;
    readonly head: readonly [type: string, exclusive: string, supply: string, households: string];
    readonly link: DigestLink;
  };
  readonly schedule: {
    readonly title: string;
    readonly lead: (facts: Facts) => string;
    readonly steps: (facts: Facts) => readonly DigestRow[];
    readonly link: DigestLink;
  };
  readonly apply: {
    readonly title: string;
    readonly lead: string;
    readonly topics: readonly { readonly title: string; readonly text: string }[];
    readonly source: string;
    readonly link: DigestLink;
  };
  readonly contact: { readonly title: string; readonly text: string; readonly link: (facts: Facts) => DigestLink };
  readonly notice: string;
}
