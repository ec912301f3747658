import type { WholePaper } from '@platform/assets/paper/typesetPaper';

/** What making a paper asks whoever wants it: a file by its address, a font cut to characters. */
export type PaperQuestion =
  | { readonly ask: 'read'; readonly of: readonly [address: string] }
  | { readonly ask: 'cut'; readonly of: readonly [draws: 'headlines' | 'text', characters: string, weight: number] };

/** To the process that makes papers. */
export type ToPaperProcess =
  | { readonly say: 'make'; readonly paper: WholePaper }
  | { readonly say: 'answer'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly say: 'refusal'; readonly id: number; readonly message: string };

/** From it. */
export type FromPaperProcess =
  | { readonly say: 'ready' }
  | { readonly say: 'question'; readonly id: number; readonly question: PaperQuestion }
  | { readonly say: 'made'; readonly bytes: Uint8Array }
  | { readonly say: 'failed'; readonly message: string };
