import type { WholePaper } from '@platform/assets/paper/typesetPaper';
import type { Facts, Paper, PaperSheet, RemotePage } from '@platform/contract';
import { withSlug } from '@platform/contract/sitePaths';
import type { RemoteBundle } from '../compose/shellBundle';

/** A paper that is made for a page: a file of its own. */
export interface AskedPaper {
  /** Of the page. */
  readonly path: string;
  readonly file: string;
  readonly paper: WholePaper;
}

interface AskOptions {
  readonly facts: Facts;
  /** Each module with its pages. */
  readonly modules: readonly (readonly [name: string, pages: readonly RemotePage[], bundle: RemoteBundle])[];
}

/** What a file may be called: nothing that an address or a file system reads otherwise. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,80}$/u;

async function saidBy({ facts, modules }: AskOptions): Promise<ReadonlyMap<string, Paper>> {
  const asked = modules.flatMap(([module, pages, { prerenders }]) =>
    pages.map(async ({ path: declared, prerender }) => {
      const path = withSlug(declared, facts.slug);
      if (!prerender || path.includes(':')) return [];
      try {
        const { paper } = (await prerenders[prerender]?.())?.default ?? {};
        const said = paper ? await paper({ facts, path, params: {}, backEnd: null }) : null;
        return said ? [[path, said] as const] : [];
      } catch (cause) {
        throw new Error(`${module}, page ${path}: its paper can not be told: ${(cause as Error).message}`, { cause });
      }
    }),
  );
  return new Map((await Promise.all(asked)).flat());
}

/** The sheets that a paper takes in by the path of another page, or of all below one, which may be none: its module may have gone back. */
function takenIn(by: string, path: string, papers: ReadonlyMap<string, Paper>): PaperSheet[] {
  const others = [...papers].filter(([one]) =>
    path.endsWith('/*') ? one.startsWith(path.slice(0, -1)) : one === path,
  );
  if (!others.length && !path.endsWith('/*'))
    throw new Error(
      `The paper of ${by} takes in that of ${path}, and there is none. Correct the path, or publish its module first.`,
    );
  return others.flatMap(([other, { sheets }]) =>
    sheets.map((sheet) => {
      if (typeof sheet !== 'string') return sheet;
      throw new Error(
        `The paper of ${by} takes in that of ${other}, which takes in that of ${sheet}. Name all of them in the first.`,
      );
    }),
  );
}

/** Papers that are asked for, and what whoever publishes should know of them. */
export interface AskedPapers {
  readonly papers: readonly AskedPaper[];
  readonly warnings: readonly string[];
}

/** The papers that pages have files of, each with all its sheets. */
export async function askPapers(options: AskOptions): Promise<AskedPapers> {
  const papers = await saidBy(options);
  const warnings: string[] = [];
  const sheetsOf = (by: string, sheet: PaperSheet | string): readonly PaperSheet[] => {
    if (typeof sheet !== 'string') return [sheet];
    const found = takenIn(by, sheet, papers);
    if (!found.length)
      warnings.push(`The paper of ${by} takes in those of ${sheet}, and there are none: it goes without.`);
    return found;
  };
  const asked = [...papers].flatMap(([path, { file, sheets, ...paper }]) => {
    if (file === undefined) return [];
    if (!plainName.test(file))
      throw new Error(
        `The paper of ${path} is called ${JSON.stringify(file)}. Letters, digits, spaces and . _ - name a file.`,
      );
    const whole = sheets.flatMap((sheet) => sheetsOf(path, sheet));
    return [{ path, file, paper: { ...paper, sheets: whole } }];
  });
  return { papers: asked, warnings };
}
