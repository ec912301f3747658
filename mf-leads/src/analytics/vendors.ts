import type { AnalyticsFacts } from '@riverview/site/facts';

/** What the vendors' scripts put into the window, as far as it is called here. */
interface VendorWindow {
  dataLayer?: unknown[];
  wcs_add?: { wa: string };
  wcs?: { inflow?: () => void; trans?: (conversion: { readonly type: string }) => void };
  wcs_do?: () => void;
  kakaoPixel?: (id: string) => { pageView(): void; participation(): void };
}
const vendors = () => window as unknown as VendorWindow;

/** One who counts visits: what of it is fetched, and how it is told that a page is seen and that a form was sent. */
interface Counter {
  readonly load: () => Promise<void>;
  readonly see: (path: string) => void;
  readonly reach: () => void;
}

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} was not to be had.`)));
    document.head.append(script);
  });
}

/** https://developers.google.com/tag-platform/gtagjs/reference */
function google(id: string): Counter {
  const layer = () => {
    vendors().dataLayer ??= [];
    return vendors().dataLayer as unknown[];
  };
  // It tells commands from data by this very object.
  function tag(..._: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: gtag.js reads `arguments`, an array it takes for something else.
    layer().push(arguments);
  }
  /** Of where the visitor is and was nothing but this path, in whatever it tells by itself, too. */
  const stand = (path: string) => tag('set', { page_location: location.origin + path, page_referrer: '' });
  tag('js', new Date());
  stand(location.pathname);
  // No signals for advertising, no page by itself: the path alone is told.
  tag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  return {
    load: () => fetchScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`),
    see: (path) => {
      stand(path);
      tag('event', 'page_view', { page_path: path });
    },
    reach: () => tag('event', 'generate_lead'),
  };
}

/** https://analytics.naver.com: the script reads the page's address by itself. */
function naver(id: string): Counter {
  vendors().wcs_add = { wa: id };
  return {
    load: () => fetchScript('https://wcs.naver.net/wcslog.js').then(() => vendors().wcs?.inflow?.()),
    see: () => vendors().wcs_do?.(),
    reach: () => vendors().wcs?.trans?.({ type: 'lead' }),
  };
}

/** https://kakaobusiness.gitbook.io/main/tool/pixel-sdk */
function kakao(id: string): Counter {
  const pixel = () => vendors().kakaoPixel?.(id);
  return {
    load: () => fetchScript('https://t1.daumcdn.net/kas/static/kp.js'),
    see: () => pixel()?.pageView(),
    reach: () => pixel()?.participation(),
  };
}

/** Those that the facts name. */
export function countersOf(analytics: AnalyticsFacts): readonly Counter[] {
  return [
    ...(analytics.ga4 ? [google(analytics.ga4)] : []),
    ...(analytics.naver ? [naver(analytics.naver)] : []),
    ...(analytics.kakao ? [kakao(analytics.kakao)] : []),
  ];
}
