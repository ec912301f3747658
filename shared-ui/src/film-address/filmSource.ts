/** How a film at an address is shown. */
export type FilmSource =
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'frame'; readonly src: string };

const FILE = /\.(mp4|webm|m3u8)(\?|$)/i;

/**
 * The player for a hosted film: a file plays in the page, anything else in a frame of its provider, which plays at
 * once, suggests no other films and shows as little of itself as it can.
 */
export function filmSource(address: string): FilmSource {
  if (FILE.test(address)) return { kind: 'file', src: address };
  const youTube = youTubeId(address);
  if (youTube) {
    const options = 'autoplay=1&rel=0&modestbranding=1&playsinline=1';
    return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youTube}?${options}` };
  }
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return { kind: 'frame', src: url.href };
}

function youTubeId(address: string): string | null {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return pathname.slice(1) || null;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? null;
}
