const moduleFile = /\/_modules\/([\w-]+)\/[\da-f]+\/([^"' ,)\\]+)/g;

/** What a composed document is compared by. Versions alone change nothing of it: every document carries those of all modules. */
export interface PageTraits {
  /** What visitors and machines read, with the pictures. */
  readonly content: string;
  /** Scripts and stylesheets that it names, by what they hold. */
  readonly files: ReadonlySet<string>;
  /** Modules whose files it names outside of the lock. */
  readonly modules: ReadonlySet<string>;
}

/** The import map and the lock name every file of every module, on every page. */
const ofTheSite = /<script type="importmap">[^<]*<\/script>|<link id="release-lock"[^>]*>/g;
/** The stylesheets that stand in it are compared by the links to them. */
const styles = /<style>.*?<\/style>\n(?=<link rel="stylesheet")/s;
/** Fonts are cut anew when a word changes anywhere on the site. */
const fonts = /<link rel="(?:stylesheet" href="\/_assets\/[^>]*data-site(?: disabled)?|preload" [^>]*as="font"[^>]*)>/g;
/** What a container says of its chunks changes with any of them. */
const container = /^<[^>]*\/remoteEntry\.js"/;

/** Reads what a composed document is compared by. */
export function pageTraits(html: string): PageTraits {
  const own = html.replace(ofTheSite, '').replace(styles, '').replace(fonts, '');
  const tags = [...own.matchAll(/<(?:link|script)[^>]*\sintegrity="([^"]+)"[^>]*>/g)];
  const files = tags.flatMap(([tag, integrity]) => (integrity && !container.test(tag) ? [integrity] : []));
  return {
    content: own.replace(/ integrity="[^"]*"/g, '').replace(moduleFile, '/_modules/$1'),
    files: new Set(files),
    modules: new Set([...own.matchAll(moduleFile)].map(([, module = '']) => module)),
  };
}
