import { type RefCallback, useCallback, useState } from 'react';

/**
 * How far a picture has come. `unknown` until the browser's own state has been read, so that a prerendered picture
 * shows without JavaScript; `shown` was there already; `arriving` and `arrived` are the two ends of the fade.
 */
export type Arrival = 'unknown' | 'shown' | 'arriving' | 'arrived' | 'failed';

/** Follows the loading of one `<img>`, which may have finished or failed before hydration. */
export function useArrival(): readonly [Arrival, RefCallback<HTMLImageElement>] {
  const [arrival, setArrival] = useState<Arrival>('unknown');

  const image = useCallback((element: HTMLImageElement) => {
    const onLoad = () => setArrival('arrived');
    const onError = () => setArrival('failed');
    element.addEventListener('load', onLoad);
    element.addEventListener('error', onError);
    if (!element.complete) setArrival('arriving');
    else if (element.naturalWidth > 0) setArrival('shown');
    else element.decode().catch(onError); // done without a width: only decoding tells a broken picture from an empty one
    return () => {
      element.removeEventListener('load', onLoad);
      element.removeEventListener('error', onError);
    };
  }, []);

  return [arrival, image];
}
