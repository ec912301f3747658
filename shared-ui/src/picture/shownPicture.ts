import type { PictureSource } from './pictureSource';

/** What the first `Picture` inside `element`, of one crop, was rendered with, read from its HTML; `null` where there is none. */
export function shownPicture(element: Element | null): PictureSource | null {
  const image = element?.querySelector('img[width]');
  const srcSet = (type: string) =>
    image?.parentElement?.querySelector(`source[type="image/${type}"]`)?.getAttribute('srcset');
  const placeholder = element?.querySelector('img:not([width])')?.getAttribute('src');
  const src = image?.getAttribute('src');
  const [avif, webp] = [srcSet('avif'), srcSet('webp')];
  if (!image || !src || avif == null || webp == null || placeholder == null) return null;
  return {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    src,
    avif,
    webp,
    placeholder,
  };
}
