/**
 * The characters that a module's visitors may come to read, as its build found them in the sources: each once, sorted.
 * Printable ASCII, which people type, is taken for granted.
 */
export interface ShownCharacters {
  /** Of what is a headline by its name in the sources (`title`, `heading`), or so short that a headline may show it. */
  readonly headlines: string;
  /** Of everything that is shown. */
  readonly text: string;
}

/** A font that machines have of their own, shown until the site's has arrived. */
export interface LocalFont {
  /** Ends the name of the fitted family: `Sans on Noto Sans`. */
  readonly name: string;
  readonly regular: readonly string[];
  /** Empty where the face it stands in for has one weight. */
  readonly bold: readonly string[];
  /** Advance of its syllables, em. */
  readonly syllable: number;
  /** Advance of its space, em. */
  readonly space: number;
}

/** A face that pages are drawn in. The shell's build brings the font whole, and the composer cuts it to the characters that pages show. */
export interface SiteFont {
  /** What it draws; one face each. */
  readonly draws: 'headlines' | 'text';
  /** The custom property by which stylesheets ask for it: `--font-display`. */
  readonly property: string;
  /** Its family in stylesheets. What one page alone needs on its first screen is `<family> Page`, what comes later `<family> More`: to be named behind it, in this order. */
  readonly family: string;
  /** The whole font: a file of a package that the shell depends on. Its asset name once it is built. */
  readonly source: string;
  /** Characters that its files hold whatever pages say: what people type, figures. */
  readonly always: string;
  /** Range of weights of a variable font. */
  readonly weights?: { readonly min: number; readonly max: number; readonly default: number };
  /** How the files of a first screen are preloaded: what must not race the main picture is `low`. */
  readonly preload: 'high' | 'low';
  /** Fonts of machines that stand in for it, as `<standInFamily> on <name>`. */
  readonly standInFamily: string;
  readonly standIns: readonly LocalFont[];
}
