/** One still of a film: what is seen, the move over it, and what is said meanwhile. */
export interface Shot {
  /** Name of a master. */
  from: string;
  seconds: number;
  start: [x: number, y: number, width: number];
  end: [x: number, y: number, width: number];
  caption: string;
}

const clock = (seconds: number) => {
  const whole = Math.floor(seconds);
  const part = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${part}`;
};

/** Captions as WebVTT, each within its shot and gone before the dissolve. */
export function captions(shots: readonly Shot[]): string {
  let at = 0;
  const cues = shots.map((shot, i) => {
    const from = at + (i === 0 ? 0.6 : 1.2);
    at += shot.seconds;
    return `${i + 1}\n${clock(from)} --> ${clock(at - 0.2)}\n${shot.caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
