import { printContent } from '../content/plans';
import type { PlanDrawing } from '../plans/planDrawing';
import { paperScale } from './paperScale';

interface PrintedPlan {
  readonly label: string;
  /** Exclusive area in m². */
  readonly area: number;
  readonly drawing: PlanDrawing;
}

const barMetres = 5;

/** Prints a plan to scale on A4, from a frame of its own: the page around it stays off the paper. */
export function printPlan({ label, area, drawing }: PrintedPlan): void {
  const { src, width, height } = drawing.full;
  const scale = paperScale(width, height);

  const frame = document.createElement('iframe');
  frame.title = printContent.title(label, area);
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({ position: 'fixed', inset: '100% auto auto 100%', border: '0' })) {
    frame.style.setProperty(name, value);
  }
  document.body.append(frame);
  const paper = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!paper || !view) {
    frame.remove();
    window.print();
    return;
  }

  // Built node by node and styled through the object model: the site's policy allows no inline style or script.
  paper.title = printContent.title(label, area);
  paper.documentElement.lang = 'ko';
  const add = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string, style: Record<string, string>) => {
    const element = paper.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
    paper.body.append(element);
    return element;
  };
  const pageRule = new view.CSSStyleSheet();
  pageRule.replaceSync('@page { size: A4 landscape; margin: 10mm }');
  paper.adoptedStyleSheets = [pageRule];
  paper.body.style.setProperty('margin', '0');
  paper.body.style.setProperty('font-family', 'Pretendard, sans-serif');

  const image = add('img', '', { display: 'block', width: `${scale.width}mm`, height: `${scale.height}mm` });
  add('p', printContent.title(label, area), { margin: '3mm 0 0', 'font-size': '11pt', 'font-weight': '600' });
  add('p', printContent.scale(scale.denominator, '가로'), { margin: '1mm 0 0', 'font-size': '9pt' });
  add('p', printContent.metres(barMetres), {
    'box-sizing': 'border-box',
    width: `${(barMetres * 1000) / scale.denominator}mm`,
    margin: '1mm 0 0',
    'border-bottom': '0.5mm solid currentColor',
    'font-size': '8pt',
    'text-align': 'right',
  });

  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  const print = () => view.print();
  image.addEventListener('load', print, { once: true });
  image.addEventListener('error', () => frame.remove(), { once: true });
  image.src = new URL(src, window.location.href).href;
}
