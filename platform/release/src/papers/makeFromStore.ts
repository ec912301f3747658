import type { WholePaper } from '@platform/assets/paper/typesetPaper';
import type { SiteFont } from '@platform/contract';
import { cutForPaper } from '../fonts/fontCuts';
import { isAssetName, keys } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import { PaperMaker } from './PaperMaker';

/** What papers are made from. */
export interface PaperPlan {
  readonly store: ReleaseStore;
  readonly faces: readonly SiteFont[];
  /** Where papers may have been kept, the nearest last. */
  readonly kept: readonly ReleaseStore[];
}

const prefix = '/_assets/';

/** Starts with the first paper that is made: most compositions make none. */
const maker = new PaperMaker();

/** Makes the file (PDF) of a paper out of assets that modules have published. */
export async function makeFromStore({ store, faces, kept }: PaperPlan, paper: WholePaper): Promise<Buffer> {
  return maker.make(paper, {
    async read(address) {
      const name = address.startsWith(prefix) ? address.slice(prefix.length) : '';
      if (isAssetName(name)) return readRequired(store, keys.asset(name));
      throw new Error(
        `It shows ${address.slice(0, 60)}, which is no asset of a module. Import the file where the paper is told.`,
      );
    },
    async cut(draws, characters, weight) {
      const face = faces.find((one) => one.draws === draws) ?? faces[0];
      if (!face)
        throw new Error('It is set in the fonts of the site, and the shell brings none. Name them in its fonts.ts.');
      const font = Buffer.from(await readRequired(store, keys.asset(face.source)));
      return cutForPaper(font, characters, face.weights ? weight : null, kept.at(-1));
    },
  });
}
