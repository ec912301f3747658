import type { Facts } from './facts';

type Settled = Pick<Facts, 'privacy' | 'analytics'>;

/** Who works for the controller, `null` until it is settled: beside somebody who counts visits, nobody is no answer. */
export function processorsOf({ privacy: { processors }, analytics }: Settled): Facts['privacy']['processors'] {
  const counts = Boolean(analytics && (analytics.ga4 || analytics.naver || analytics.kakao));
  return counts && processors?.length === 0 ? null : processors;
}

/** Who receives data abroad, `null` until it is settled: beside Google, nobody is no answer. */
export function transfersOf({ privacy: { transfers }, analytics }: Settled): Facts['privacy']['transfers'] {
  return analytics?.ga4 && transfers?.length === 0 ? null : transfers;
}
