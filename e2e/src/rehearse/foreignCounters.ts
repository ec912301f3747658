/** Hosts of those who count visits: scripts, and where these tell what they count. */
export const counterHosts = [
  'www.googletagmanager.com',
  'www.google-analytics.com',
  'wcs.naver.net',
  'wcs.naver.com',
  't1.daumcdn.net',
  'bc.ad.daum.net',
] as const;

/** As the vendors' scripts: what they are called by, and that they tell it by requests and pictures. */
const scripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': `
    let at = location.href;
    const take = ([what, name, more]) => {
      if (what === 'set') at = name.page_location;
      if (what === 'event') fetch('https://www.google-analytics.com/g/collect?en=' + name + '&dl=' + encodeURIComponent(more?.page_location ?? at), { method: 'POST', mode: 'no-cors', keepalive: true });
    };
    dataLayer.forEach(take);
    dataLayer.push = (...all) => all.forEach(take);`,
  'wcs.naver.net': `
    window.wcs = { inflow() {}, trans: ({ type }) => navigator.sendBeacon('https://wcs.naver.com/b?t=' + type) };
    window.wcs_do = () => navigator.sendBeacon('https://wcs.naver.com/b?t=pv');`,
  't1.daumcdn.net': `
    const tell = (what) => { new Image().src = 'https://bc.ad.daum.net/bc?e=' + what; };
    window.kakaoPixel = () => ({ pageView: () => tell('PageView'), participation: () => tell('Participation') });`,
};

/** What a host of a vendor answers: its script, or nothing for what it is told. */
export const scriptOf = (host: string): string | null => scripts[host] ?? null;
