import type { Sources, SourcesOf } from '@platform/contract';
import type { AnalyticsFacts } from '@riverview/site/facts';

/** https://developers.google.com/tag-platform/security/guides/csp */
const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** Scripts of those who count visits, and where these tell what they counted. */
const hosts: Readonly<Record<Exclude<keyof AnalyticsFacts, 'retention'>, Sources>> = {
  ga4: { 'script-src': ['https://www.googletagmanager.com'], 'connect-src': google, 'img-src': google },
  naver: {
    'script-src': ['https://wcs.naver.net'],
    'connect-src': ['https://wcs.naver.com'],
    'img-src': ['https://wcs.naver.com'],
  },
  kakao: {
    'script-src': ['https://t1.daumcdn.net', 'https://t1.kakaocdn.net'],
    'connect-src': ['https://bc.ad.daum.net', 'https://analytics.ad.daum.net'],
    'img-src': ['https://bc.ad.daum.net', 'https://analytics.ad.daum.net'],
  },
};

/** The endpoint of the forms, where it is an address of somebody else's, and those who count visits, where the facts name any. */
const sources: SourcesOf = ({ leads, analytics }) => {
  const origin = leads.endpoint.startsWith('/') ? null : new URL(leads.endpoint).origin;
  const named = (['ga4', 'naver', 'kakao'] as const).flatMap((vendor) => (analytics?.[vendor] ? hosts[vendor] : []));
  const all: readonly Sources[] = [...(origin ? [{ 'connect-src': [origin], 'form-action': [origin] }] : []), ...named];
  const directives = [...new Set(all.flatMap((one) => Object.keys(one) as (keyof Sources)[]))];
  return Object.fromEntries(directives.map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
};

export default sources;
