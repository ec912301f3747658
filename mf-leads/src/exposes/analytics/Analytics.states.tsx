import type { PieceStates } from '@platform/runtime/pieces';
import { ConsentBanner } from './ConsentBanner';

/** The question lies at the foot of a screen: here at that of its frame. */
const asked = (analytics: Parameters<typeof ConsentBanner>[0]['analytics']) => (
  <div style={{ contain: 'layout', minBlockSize: '16rem' }}>
    <ConsentBanner analytics={analytics} />
  </div>
);

export default {
  '처음, 한 곳': asked({ ga4: 'G-0000000000', naver: null, kakao: null, retention: '14개월' }),
  '처음, 세 곳': asked({
    ga4: 'G-0000000000',
    naver: 's_000000000000',
    kakao: '0000000000000000000',
    retention: '14개월',
  }),
} satisfies PieceStates;
