export { kakaoShareSources } from './kakaoShareSources';
