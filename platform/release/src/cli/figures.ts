import type { ReleasedSite } from '../release';

/** Milliseconds since it was last asked. */
export function stopwatch(): () => number {
  let start = performance.now();
  return () => {
    const passed = performance.now() - start;
    start += passed;
    return passed;
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;

/** How long a release took, step by step. `before`: the steps before it was composed, milliseconds. */
export function figures(
  { files, rendered, took }: Pick<ReleasedSite, 'files' | 'rendered' | 'took'>,
  before: Readonly<Record<string, number>> = {},
): string {
  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length;
  const steps = { ...before, compose: took.compose, ...(took.gate > 0 && { gate: took.gate }), live: took.live };
  const each = Object.entries(steps).map(([step, ms]) => {
    const perRendered = rendered.length ? `, ${(ms / rendered.length).toFixed(1)} ms a rendered one` : '';
    const perPage =
      step === 'compose'
        ? ` (${pages} pages, ${rendered.length} of them rendered, ${(ms / pages).toFixed(1)} ms a page${perRendered})`
        : '';
    return `${step} ${seconds(ms)}${perPage}`;
  });
  const whole = Object.values(steps).reduce((sum, ms) => sum + ms, 0);
  return `took ${seconds(whole)}: ${each.join(', ')}`;
}
