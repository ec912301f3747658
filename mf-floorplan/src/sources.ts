import type { SourcesOf } from '@platform/contract';
import { filmOrigins } from '@riverview/shared-ui/film-address';
import { frameOrigins } from '@riverview/shared-ui/frame-address';
import { kakaoShareSources } from '@riverview/shared-ui/kakao-share-address';

/** Hosted films and tours, and sharing by KakaoTalk, where the owner has set them. */
const sources: SourcesOf = ({ films, tours, kakaoShareKey }) => {
  const film = filmOrigins({ 'films.location': films.location, 'films.84A': films['84A'], 'films.115': films['115'] });
  const framed = frameOrigins({ 'tours.84A': tours['84A'], 'tours.115': tours['115'] });
  return { ...kakaoShareSources(kakaoShareKey), ...film, 'frame-src': [...film['frame-src'], ...framed] };
};

export default sources;
