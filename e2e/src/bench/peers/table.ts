import type { Figures } from './visit';

interface Row {
  readonly figure: string;
  readonly label: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'shift' | 'count';
}

const row = (figure: string, label: string, unit: Row['unit']): Row => ({ figure, label, unit });

const rows: readonly Row[] = [
  row('fcp', 'first contentful paint', 'ms'),
  row('lcp', 'largest contentful paint', 'ms'),
  row('lcpSize', '… its size, px²', 'count'),
  row('mainPicture', 'main picture there', 'ms'),
  row('cls', 'layout shift', 'shift'),
  row('tbt', 'blocked time', 'ms'),
  row('longestTask', '… longest task', 'ms'),
  row('processor', 'processor to rest', 'ms'),
  row('script', '… scripts', 'ms'),
  row('style', '… styles', 'ms'),
  row('layout', '… layout', 'ms'),
  row('html', 'HTML', 'kB'),
  row('scripts', 'scripts', 'kB'),
  row('styles', 'styles', 'kB'),
  row('fonts', 'fonts', 'kB'),
  row('pictures', 'pictures', 'kB'),
  row('requests', 'requests', 'count'),
  row('heap', 'memory', 'MB'),
  row('nodes', 'nodes', 'count'),
  row('listeners', 'listeners', 'count'),
  row('earlyForm', 'press at first paint → form', 'ms'),
  row('usableAt', '… since the navigation', 'ms'),
  row('firstForm', 'first press at rest → form painted', 'ms'),
  row('firstTask', '… longest task', 'ms'),
  row('firstInp', '… to the next paint (INP)', 'ms'),
  row('firstProcessor', '… processor since the navigation began', 'ms'),
  row('againForm', 'second press → form painted', 'ms'),
  row('againInp', '… to the next paint (INP)', 'ms'),
  row('menuInp', 'menu (INP)', 'ms'),
  row('tabsInp', 'tabs (INP)', 'ms'),
  row('sliderInp', 'slider (INP)', 'ms'),
  row('pagerInp', 'pager, on a wide screen (INP)', 'ms'),
  row('planCold', 'home → plan, cold', 'ms'),
  row('planWarm', 'home → plan, warm', 'ms'),
];

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

function shown(unit: Row['unit'], value: number): string {
  if (unit === 'kB') return (value / 1000).toFixed(1);
  if (unit === 'MB') return (value / 1e6).toFixed(1);
  return unit === 'shift' ? value.toFixed(3) : value.toFixed(0);
}

function cell(unit: Row['unit'], values: readonly number[]): string {
  if (!values.length) return '–';
  const median = shown(unit, quantile(values, 0.5));
  if (unit !== 'ms' || values.length < 3) return median;
  return `${median} (${shown(unit, quantile(values, 0.25))}–${shown(unit, quantile(values, 0.75))})`;
}

/** Medians of what was measured on one page, times with the middle half of all, as a table of Markdown. */
export function table(measured: Readonly<Record<string, readonly Figures[]>>): string {
  const sites = Object.keys(measured);
  const lines = [`| | ${sites.join(' | ')} |`, `|---|${'--:|'.repeat(sites.length)}`];
  for (const { figure, label, unit } of rows) {
    const cells = sites.map((site) =>
      cell(
        unit,
        (measured[site] ?? []).flatMap((figures) => figures[figure] ?? []),
      ),
    );
    if (cells.some((one) => one !== '–')) {
      const name = unit === 'ms' || unit === 'kB' || unit === 'MB' ? `${label}, ${unit}` : label;
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
  return lines.join('\n');
}
