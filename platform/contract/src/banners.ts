import type { Remote } from './remote';

/** A picture as its module's build encoded it: addresses of the same picture in several widths. */
export interface BroughtPicture {
  readonly width: number;
  readonly height: number;
  readonly src: string;
  /** `srcset` of each format. */
  readonly avif: string;
  readonly webp: string;
  /** A tiny picture as a `data:` address. */
  readonly placeholder: string;
}

/** Banner pictures that pages name as a module's own and their module does not bring, each with its remedy. */
export function checkBanners({ name, pages, banners = {} }: Remote): string[] {
  return pages.flatMap(({ path, banner }) => {
    if (!banner?.includes('/')) return [];
    const [owner = '', picture = ''] = banner.split('/', 2);
    if (owner === name && picture in banners) return [];
    const own = Object.keys(banners).map((one) => `${name}/${one}`);
    return [
      `${name}: the page ${path} has the banner picture "${banner}", which ${name} does not bring. ` +
        `Add it to "banners"${own.length ? `, or use one of ${own.join(', ')}` : ''}.`,
    ];
  });
}
