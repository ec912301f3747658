import { type RefObject, useEffect, useState } from 'react';

/** Shows an element over the whole screen; where the system refuses (iPhone), over the whole page. Escape leaves either. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === ref.current && ref.current !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [ref]);

  useEffect(() => {
    if (!full || document.fullscreenElement) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [full]);

  const enter = async () => {
    const element = ref.current;
    if (!element) return;
    try {
      await element.requestFullscreen();
    } catch {
      setFull(true);
    }
  };
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else setFull(false);
  };

  return { full, toggle: full ? leave : enter };
}
