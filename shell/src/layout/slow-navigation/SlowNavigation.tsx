import { useLocation } from '@platform/runtime';
import { useEffect, useRef, useState } from 'react';
import { pageStates } from '../../content/pageStates';
import styles from './SlowNavigation.module.css';

/** So long, ms, a page may take before the old one, which still stands, says that it is on its way. */
const patience = 300;

/** A line of light across the top while a page that was asked for is on its way. */
export function SlowNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [late, setLate] = useState(false);

  useEffect(() => {
    shown.current = pathname;
    setLate(false);
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The router has moved the address by then; the page follows once it can be shown.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLate(location.pathname !== shown.current), patience);
    };
    addEventListener('click', watch);
    addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', watch);
      removeEventListener('popstate', watch);
    };
  }, []);

  return late && <div className={styles.light} role="progressbar" aria-label={pageStates.loading} />;
}
