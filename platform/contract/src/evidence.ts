/** What a visitor left at the site, as far as it says what the site had shown: nothing of the person. */
export interface Witness {
  readonly id: string;
  /** When it came, ISO 8601. */
  readonly at: string;
  /** The release that it names, `live/41`, or the id of a lock; `null` where it names none. */
  readonly release: string | null;
  /** Path of the page that it came from. */
  readonly page: string | null;
  /** Texts that it names, by the file that they are kept as. */
  readonly texts: Readonly<Record<string, string>>;
}

/** All that visitors left, where it can be read from this machine. */
export interface Witnesses {
  /**
   * The one whose id is, or begins with, this; `null` where there is none.
   *
   * @param who asks, for the access log
   * @throws where it is too short
   */
  find(id: string, who: string): Promise<Witness | null>;
  /** Every release that one of them names. */
  releases(): Promise<ReadonlySet<string>>;
  close(): void;
}

/** Makes the {@link Witnesses} of this machine; `null` where it holds none. */
export type MakeWitnesses = () => Promise<Witnesses | null>;

/** How long what was published stays in the release store. */
export interface Retention {
  /** The last releases of every channel stay. */
  readonly releases: number;
  /** Every release stays that was what its channel showed within so many days before the channel's newest one. */
  readonly days: number;
  /** Everything that visitors were shown stays until the journal has come to this day (`2030-03-31`); `null`: as long as the days above. */
  readonly evidenceUntil: string | null;
}
