import type { BrowserLock, Facts, LockedPaper, PageData } from '@platform/contract';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';

interface Site {
  readonly lock: BrowserLock;
  readonly page: PageData | null;
}

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  readonly lock: BrowserLock;
  /** What the composer found for the page the visitor opened first. */
  readonly page: PageData | null;
  readonly children: ReactNode;
}

/** Hands the release lock and the first page's data to everything below. The shell renders it once. */
export function SiteProvider({ lock, page, children }: SiteProviderProps) {
  return <SiteContext value={{ lock, page }}>{children}</SiteContext>;
}

/** The lock the page was composed from. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) {
    throw new Error(
      'No site facts here: <SiteProvider> is missing above. In a test, wrap the component in <SiteProvider>.',
    );
  }
  return site;
}

/** Project name, phone number and everything else the owner sets. */
export function useFacts(): Facts {
  return useSite().lock.facts;
}

/** The document (PDF) of the page at a path, or `null` where it has none. */
export function usePaper(path: string): LockedPaper | null {
  return useSite().lock.papers?.[path] ?? null;
}

/** What this page's `prerender` file found while composing, or `null` after navigating here from another page. */
export function usePageData<T>(): T | null {
  const { page } = useSite();
  const { pathname } = useLocation();
  return page && page.path === pathname ? (page.data as T) : null;
}
