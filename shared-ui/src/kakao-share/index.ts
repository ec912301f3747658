export { KakaoShare, type KakaoShareProps } from './KakaoShare';
