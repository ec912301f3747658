import { siteFacts } from '@riverview/site/siteFacts';

/** A change of one module's sources, as its team would make it. */
export interface Edit {
  readonly module: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What the site answered to a publication. */
export interface Publication {
  /** Whether it is live now. */
  readonly isLive: boolean;
  /** Why not, in the site's own words. */
  readonly says: string;
}

/** All that a site is asked for. Whatever has these is measured: docs/teams-deploy-alone.md. */
export interface TeamsSite {
  readonly name: string;
  readonly origin: string;
  /** Publishes one module with these changes of its sources, and no other. */
  publish(edit: Edit): Promise<Publication>;
  /** Takes one module back to its version before. */
  rollBack(module: string): Promise<void>;
  /** Whether a file that browsers ask for is of the module. */
  owns(module: string, address: URL): boolean;
  stop(): Promise<void>;
}

/** Pages and words that the checks go by: those of this repository's modules, whoever hosts them. */
export const trial = {
  /** A page of the module that is changed, and the one that says the words; a tab opens the first, then goes to the second. */
  module: 'mf-marketing',
  first: '/BusinessGuide/intro',
  second: '/Brand/intro',
  words: '결은 서두르지 않는 것이 남기는 무늬입니다',
  change: {
    module: 'mf-marketing',
    file: 'src/content/brand.ts',
    from: '결은 서두르지 않는 것이 남기는 무늬입니다',
    to: '결은 천천히 남는 무늬입니다',
  },
  newWords: '결은 천천히 남는 무늬입니다',
  /** A page of another module, which another team changes meanwhile. */
  other: {
    page: '/FloorPlan/59A',
    change: {
      module: 'mf-press',
      file: 'src/content/press.ts',
      from: "caption: '보도자료 목록'",
      to: "caption: '새 보도자료 목록'",
    },
    words: '새 보도자료 목록',
    shownAt: `/${siteFacts.slug}/press`,
  },
  steal: { module: 'mf-press', file: 'remote.ts', from: "path: '/{site}/press'", to: "path: '/Brand/intro'" },
  /** A piece that the home page of another module places. */
  breaks: {
    module: 'mf-leads',
    file: 'remote.ts',
    from: "    './ReservationForm': './src/exposes/reservation-form/ReservationForm.tsx',\n",
    to: '',
  },
} as const;
