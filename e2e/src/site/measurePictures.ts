/** A picture as the page shows it. */
export interface MeasuredPicture {
  readonly placeholder: string;
  readonly alt: string;
  /** How wide it is drawn, px of the page, with what its frame cuts off. */
  readonly drawn: number;
  /** The widths it is offered in, px. */
  readonly widths: readonly number[];
  /** The width that Chromium asks for, by pixels of the screen to one of the page. */
  readonly asked: { readonly 1: number; readonly 2: number };
}

/** Runs in the page: every picture that stands on it, but those that are blurred on purpose. */
export function measurePictures(): MeasuredPicture[] {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden';
  document.body.append(probe);
  const lengthOf = (css: string) => {
    probe.style.width = css;
    return probe.getBoundingClientRect().width;
  };
  /** The entries of `sizes`: a comma within brackets belongs to one. */
  const entriesOf = (sizes: string) => {
    const entries = [''];
    let depth = 0;
    for (const one of sizes) {
      depth += Number(one === '(') - Number(one === ')');
      if (one === ',' && depth === 0) entries.push('');
      else entries[entries.length - 1] += one;
    }
    return entries;
  };
  const slotOf = (sizes: string, density: number) => {
    for (const entry of entriesOf(sizes)) {
      const [, conditions = '', length = ''] = /^((?:\([a-z-]+:[^)]*\)(?: and )?)*)(.*)$/.exec(entry.trim()) ?? [];
      const resolution = /\(min-resolution: ([\d.]+)dppx\)/.exec(conditions);
      const others = conditions.replace(/\(min-resolution:[^)]*\)/, '(min-width: 0)').trim();
      if ((!resolution || density >= Number(resolution[1])) && (!others || matchMedia(others).matches))
        return lengthOf(length.trim());
    }
    return lengthOf('100vw');
  };
  // Chromium takes the next wider one at one pixel to a point, else the nearer of two by the geometric mean of their densities.
  const askedOf = (widths: readonly number[], slot: number, density: number) => {
    const above = widths.findIndex((width) => width / slot >= density);
    const [lower, upper] = [widths[above - 1], widths[above]];
    if (upper === undefined) return widths.at(-1) ?? 0;
    return lower !== undefined && density > 1 && density < Math.sqrt(lower * upper) / slot ? lower : upper;
  };
  const isBlurred = (element: Element | null): boolean =>
    element !== null && (/blur/.test(getComputedStyle(element).filter) || isBlurred(element.parentElement));
  const applies = ({ media }: HTMLSourceElement) => !media || matchMedia(media).matches;
  const found = [...document.querySelectorAll<HTMLPictureElement>('[data-arrival] picture')].flatMap((picture) => {
    const image = picture.querySelector('img');
    const source = [...picture.querySelectorAll('source')].find((one) => one.type === 'image/avif' && applies(one));
    const box = image?.getBoundingClientRect();
    if (!image || !source || !box?.width || !box.height || isBlurred(image)) return [];
    const before = image.closest('[data-arrival]')?.querySelector<HTMLImageElement>('img[aria-hidden]');
    const other = [...(before?.parentElement?.querySelectorAll('source') ?? [])].find(applies);
    const widths = source.srcset.split(',').map((one) => Number.parseInt(one.trim().split(' ')[1] ?? '', 10));
    const across = (box.height * source.width) / source.height;
    const fit = getComputedStyle(image).objectFit;
    return {
      placeholder: other?.srcset.trim() ?? before?.getAttribute('src') ?? '',
      alt: image.alt,
      drawn: Math.round(
        fit === 'cover' ? Math.max(box.width, across) : fit === 'contain' ? Math.min(box.width, across) : box.width,
      ),
      widths,
      asked: { 1: askedOf(widths, slotOf(source.sizes, 1), 1), 2: askedOf(widths, slotOf(source.sizes, 2), 2) },
    };
  });
  probe.remove();
  return found;
}
