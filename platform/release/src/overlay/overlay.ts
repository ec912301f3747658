import { overlayWords as words } from './content/overlay';
import { Measures } from './measures';
import css from './overlay.css';
import { boxOf, findRegions, type Region, readLock, regionOf } from './regions';

/** The key that shows and hides the regions, with Alt. */
const key = 'KeyM';

const host = document.createElement('div');
const shade = host.attachShadow({ mode: 'open' });
// Made by script, so that the content security policy needs no exception for it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
shade.adoptedStyleSheets = [sheet];
host.id = 'region-overlay';

const layer = document.createElement('div');
let isShown = false;
let waiting = 0;
let lock: Awaited<ReturnType<typeof readLock>> = null;
const measures = new Measures(later);

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function describe(region: Region, regions: readonly Region[]): { text: string; errors: number } {
  const { module, version } = region;
  const owns = (node: Node) => regionOf(regions, node) === region;
  const errors = measures.errors(module);
  const shift = measures.shift(owns);
  const { largest } = measures;
  const parts = [
    `${module}@${version.slice(0, 8)}`,
    `${(Measures.bytes(module, version) / 1000).toFixed(1)} kB`,
    largest && owns(largest.element) ? `${words.largest} ${Math.round(largest.at)} ms` : '',
    shift ? `${words.shifted} ${shift.toFixed(3)}` : '',
    errors ? `${words.errors} ${errors}` : '',
  ];
  return { text: parts.filter(Boolean).join(' · '), errors };
}

function draw(): void {
  waiting = 0;
  layer.replaceChildren();
  if (!isShown) return;
  const regions = findRegions(lock);
  for (const region of regions) {
    const { x, y, width, height } = boxOf(region.element);
    const { text, errors } = describe(region, regions);
    const box = make('div', 'region');
    if (errors) box.dataset.errors = String(errors);
    for (const [name, value] of Object.entries({ left: x, top: y, width, height })) {
      box.style.setProperty(name, `${value}px`);
    }
    box.append(make('div', 'label', text));
    layer.append(box);
  }
}

/** Draws once for all that has changed within a moment. */
function later(): void {
  if (waiting === 0) waiting = window.setTimeout(draw, 150);
}

function toggle(): void {
  isShown = !isShown;
  button.setAttribute('aria-pressed', String(isShown));
  draw();
}

const bar = make('div', 'bar');
bar.setAttribute('role', 'group');
bar.setAttribute('aria-label', words.title);
const button = make('button', '', words.toggle);
button.type = 'button';
button.setAttribute('aria-pressed', 'false');
button.addEventListener('click', toggle);
const leave = make('a', '', words.leave);
leave.href = '?preview=';
bar.append(make('span', '', words.title), button, leave);
shade.append(layer, bar);
document.body.append(host);

addEventListener('keydown', (event) => {
  // By its place: Alt makes another letter of it on a Mac.
  if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === key) {
    event.preventDefault();
    toggle();
  }
});
void readLock().then((found) => {
  lock = found;
  later();
});
new ResizeObserver(later).observe(document.body);
new MutationObserver(later).observe(document.getElementById('root') ?? document.body, {
  childList: true,
  subtree: true,
});
