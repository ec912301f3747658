import { useEffect, useState } from 'react';

/** `false` at first, `true` once `delay` milliseconds have passed. */
export function useDelayed(delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}
