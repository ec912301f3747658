/** Where the camera of a shot stands. */
export interface Stand {
  /** Metres right, up and forward of where the picture was taken; above a drawing, which lies ten metres wide: along it, up from it and up the page. */
  at: [right: number, up: number, forward: number];
  /** The place in the middle of the film, as shares of the picture's width and height, and the share of its width that is seen. */
  frame: [x: number, y: number, share: number];
}

/** One picture of a film: what is seen, how the camera moves, and what is said meanwhile. */
export interface Shot {
  /** Name of a master. */
  from: string;
  seconds: number;
  start: Stand;
  end: Stand;
  /** A drawing lies on the ground; by how many degrees the camera looks down on it. */
  lying?: number;
  /** How strongly the river's ripples pull; none without. */
  water?: number;
  /** How fast clouds go, and which way. */
  clouds?: number;
  caption: string;
  /** Where the caption stands so that it hides nothing that is read, as settings of a WebVTT cue; else at the foot. */
  captionPlace?: string;
  /** A chapter begins. */
  chapter?: string;
}

const clock = (seconds: number) => {
  const whole = Math.floor(seconds);
  const part = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${part}`;
};

const cue = (number: number, from: number, to: number, text: string, place?: string) =>
  `${number}\n${clock(from)} --> ${clock(to)}${place ? ` ${place}` : ''}\n${text}\n`;

const starts = (shots: readonly Shot[]) =>
  shots.map((_, i) => shots.slice(0, i).reduce((sum, s) => sum + s.seconds, 0));

/** Captions as WebVTT, each within its shot and gone before the dissolve. */
export function captions(shots: readonly Shot[]): string {
  const at = starts(shots);
  const cues = shots.map((shot, i) => {
    const start = at[i] ?? 0;
    return cue(i + 1, start + (i === 0 ? 0.6 : 1), start + shot.seconds - 0.2, shot.caption, shot.captionPlace);
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Chapters as WebVTT: each lasts until the next one begins. */
export function chapters(shots: readonly Shot[]): string {
  const at = starts(shots);
  const begun = shots.flatMap(({ chapter }, i) => (chapter ? [{ chapter, start: at[i] ?? 0 }] : []));
  const end = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  const cues = begun.map(({ chapter, start }, i) => cue(i + 1, start, begun[i + 1]?.start ?? end, chapter));
  return `WEBVTT\n\n${cues.join('\n')}`;
}
