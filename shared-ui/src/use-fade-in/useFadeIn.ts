import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives an image `data-waiting` until it has loaded or failed, for a stylesheet to hide it and to fade it in. It is hidden by the
 * script alone, and only while there is something to wait for: a page whose script never comes shows its picture.
 */
export function useFadeIn(): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null);

  useLayoutEffect(() => {
    const image = ref.current;
    if (!image || image.complete) return;
    image.dataset.waiting = '';
    const show = () => delete image.dataset.waiting;
    image.addEventListener('load', show);
    image.addEventListener('error', show);
    return () => {
      show();
      image.removeEventListener('load', show);
      image.removeEventListener('error', show);
    };
  }, []);

  return ref;
}
