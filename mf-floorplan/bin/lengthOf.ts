/** Length of a film in whole seconds: the end of the last cue of its captions (WebVTT). */
export function lengthOf(captions: string): number {
  const ends = [...captions.matchAll(/--> (?:(\d+):)?(\d+):(\d+)\.\d+/g)].map(
    ([, hours = '0', minutes = '0', seconds = '0']) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  if (ends.length === 0) throw new Error('The captions have no cue. A film is not shown without captions.');
  return Math.max(...ends);
}
