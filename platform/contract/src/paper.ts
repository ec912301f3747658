import type { BroughtPicture } from './banners';

/** Colours of what stands on one ground, as `#rrggbb`. */
export interface PaperColours {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly mute: string;
  readonly line: string;
  readonly accent: string;
}

/** What documents of a site have in common. */
export interface PaperLook {
  readonly light: PaperColours;
  readonly dark: PaperColours;
}

/** A page of the site as a document on A4, in the words of its module. Lengths are millimetres of the paper. */
export interface Paper {
  /** Of the document, as a reader's window shows it. */
  readonly title: string;
  /** What a visitor's file is called, without its ending. Absent: the sheets only stand in documents of other pages. */
  readonly file?: string;
  /** Of what it says, as BCP 47 names it: `ko-KR`. */
  readonly language: string;
  readonly look: PaperLook;
  /** Stands at the foot of every sheet, with its number. */
  readonly foot: string;
  /** Its sheets in order; the path of a page stands for those of its own paper, one that ends in `/*` for those of all pages below it. */
  readonly sheets: readonly (PaperSheet | string)[];
}

/** What begins on a new side. What does not fit on one goes on the next. */
export interface PaperSheet {
  /** What the document's contents call it. */
  readonly bookmark: string;
  readonly ground?: 'light' | 'dark';
  /** A picture from edge to edge at the head of the side; a sheet that has one has no foot. */
  readonly cover?: PaperPicture;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | PaperHeading
  | PaperText
  | PaperFigures
  | PaperTable
  | PaperPicture
  | PaperDrawing
  | PaperColumns
  | PaperSpace;

export interface PaperHeading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly lines: readonly string[];
  /** A few words above it. */
  readonly over?: string;
  /** `true`: a label that is looked for, as large as a headline gets. */
  readonly large?: boolean;
  /** `true`: no larger than one of the third level, where it stands in a column or above a few lines. */
  readonly small?: boolean;
}

export interface PaperText {
  readonly kind: 'text';
  readonly text: string;
  readonly tone?: 'lead' | 'body' | 'note';
}

/** A few values side by side; what is not known yet is said as such, and drawn so. */
export interface PaperFigures {
  readonly kind: 'figures';
  readonly figures: readonly PaperValue[];
}

export interface PaperValue {
  readonly label: string;
  readonly value: string;
  readonly isOpen?: boolean;
}

export interface PaperTable {
  readonly kind: 'table';
  readonly caption: string;
  /** Absent where rows have their label and nothing else above them. */
  readonly head?: readonly string[];
  readonly rows: readonly PaperRow[];
  /** Shares of the width. Default: all the same. */
  readonly widths?: readonly number[];
}

/** The first cell is the row's label. */
export interface PaperRow {
  readonly cells: readonly string[];
  readonly tone?: 'sum' | 'open';
}

export interface PaperPicture {
  readonly kind: 'picture';
  readonly picture: BroughtPicture;
  readonly alt: string;
  readonly caption?: string;
  /** Width by height that it is cut to. Default: its own. */
  readonly ratio?: number;
  /** The side that stays where it is cut. Default: the middle. */
  readonly keep?: 'left' | 'right';
}

/** A drawing (SVG) of the module: at a scale, where its width follows from one. */
export interface PaperDrawing {
  readonly kind: 'drawing';
  /** Its address, as the build gives it. */
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** Default: that of its place. */
  readonly width?: number;
  /** `true`: it comes as a picture, where it has more washes and patterns than lines. Text of its own is not on it then. */
  readonly isPainted?: boolean;
  /** A bar below it that is as long as its label says. */
  readonly bar?: { readonly length: number; readonly label: string };
  /** Names that stand on it. */
  readonly labels?: readonly PaperLabel[];
}

export interface PaperLabel {
  readonly text: string;
  /** Per cent of the drawing, from its upper left corner. */
  readonly at: readonly [x: number, y: number];
  /** Where the point lies from the words' view. Default: `middle`. */
  readonly side?: 'middle' | 'east' | 'west' | 'south';
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly isStrong?: boolean;
}

export interface PaperColumns {
  readonly kind: 'columns';
  readonly columns: readonly (readonly PaperBlock[])[];
  /** Shares of the width. Default: all the same. */
  readonly widths?: readonly number[];
}

export interface PaperSpace {
  readonly kind: 'space';
  readonly height: number;
}

/** A page's document, as visitors get it. */
export interface LockedPaper {
  readonly href: string;
  readonly file: string;
  readonly bytes: number;
}
