import { UnknownFilmAddress } from './UnknownFilmAddress';

/** How a film at an address is shown: a file by the page's own player, anything else in a frame of its provider. */
export interface FilmSource {
  readonly kind: 'file' | 'frame';
  /** Address of the file or of the provider's player: absolute, or a path of this site. */
  readonly src: string;
}

/** A provider's player for the film that an address names; `null` where it names none. */
type Provider = (address: URL) => string | null;

const providers: Readonly<Record<string, Provider>> = {
  'youtu.be': youTube,
  'youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'tv.kakao.com': kakaoTv,
  'play-tv.kakao.com': kakaoTv,
  'tv.naver.com': naverTv,
};

const file = /\.(mp4|webm|m3u8)$/i;

/**
 * Reads the address of a film in any form that people copy it. A provider's player plays at once and, where it can be told to,
 * sets no cookies, suggests no other films and shows little of itself.
 *
 * @param address of a film's page, player or file, or a path of this site that begins with `/`
 * @throws UnknownFilmAddress where no film can be shown from it
 */
export function filmSource(address: string): FilmSource {
  if (/^\/(?!\/)/.test(address)) {
    if (file.test(address.replace(/[?#].*$/s, ''))) return { kind: 'file', src: address };
    throw new UnknownFilmAddress(address, 'a path of this site has to be of a film file');
  }
  if (!URL.canParse(address)) throw new UnknownFilmAddress(address, 'it is no address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new UnknownFilmAddress(address, 'browsers load a film by https only');
  if (file.test(url.pathname)) return { kind: 'file', src: url.href };
  const provider = providers[url.hostname.replace(/^(www|m|music)\./, '')];
  if (!provider) throw new UnknownFilmAddress(address, `${url.hostname} is no provider known here`);
  const src = provider(url);
  if (!src) throw new UnknownFilmAddress(address, 'it names no single film');
  return { kind: 'frame', src };
}

// https://developers.google.com/youtube/player_parameters
function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const id =
    hostname === 'youtu.be'
      ? first(pathname, /^\/([\w-]+)\/?$/)
      : pathname === '/watch'
        ? first(searchParams.get('v') ?? '', /^([\w-]+)$/)
        : first(pathname, /^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/);
  if (!id || id === 'videoseries') return null;
  const start = seconds(searchParams.get('start') ?? searchParams.get('t'));
  const options = `autoplay=1&rel=0&modestbranding=1&playsinline=1${start ? `&start=${start}` : ''}`;
  return `https://www.youtube-nocookie.com/embed/${id}?${options}`;
}

// https://developer.vimeo.com/player/sdk/embed: an unlisted film brings a key, in its path or as `h`.
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, keyInPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  const key = keyInPath ?? first(searchParams.get('h') ?? '', /^([\da-f]+)$/);
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`;
}

function kakaoTv({ pathname }: URL): string | null {
  const id = first(pathname, /^\/(?:v|channel\/\d+\/cliplink|embed\/player\/cliplink)\/(\d+)\/?$/);
  return id && `https://play-tv.kakao.com/embed/player/cliplink/${id}?service=player_share&autoplay=1`;
}

function naverTv({ pathname }: URL): string | null {
  const id = first(pathname, /^\/(?:v|h|embed)\/(\d+)\/?$/);
  return id && `https://tv.naver.com/embed/${id}?autoPlay=true`;
}

const first = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;

/** `90`, `90s` and `1m30s` are a minute and a half. */
function seconds(time: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
