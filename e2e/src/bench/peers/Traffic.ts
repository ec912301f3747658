import type { CDPSession } from '@playwright/test';

const kinds = ['html', 'scripts', 'styles', 'pictures', 'fonts', 'other'] as const;
type Kind = (typeof kinds)[number];

interface Transfer {
  kind: Kind;
  /** As transferred, headers included. */
  bytes: number;
  isCached: boolean;
}

function kindOf(type: string, mime: string): Kind {
  if (type === 'Document' || mime === 'text/html') return 'html';
  if (/javascript/.test(mime)) return 'scripts';
  if (mime === 'text/css') return 'styles';
  if (mime.startsWith('image/')) return 'pictures';
  return type === 'Font' || /font/.test(mime) ? 'fonts' : 'other';
}

/** What a page transfers, as its browser counts it. */
export class Traffic {
  readonly #all = new Map<string, Transfer>();
  #open = 0;
  /** When something was last on its way, ms. */
  last = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('http')) return;
      this.last = Date.now();
      if (!this.#all.has(requestId)) this.#open++;
      this.#all.set(requestId, { kind: 'other', bytes: 0, isCached: false });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const one = this.#all.get(requestId);
      if (one) one.isCached = true;
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const one = this.#all.get(requestId);
      if (!one) return;
      one.kind = kindOf(type, response.mimeType);
      one.isCached ||= !!response.fromDiskCache || !!response.fromPrefetchCache;
    });
    const end = (requestId: string, bytes: number) => {
      const one = this.#all.get(requestId);
      if (!one) return;
      this.#open--;
      this.last = Date.now();
      one.bytes = one.isCached ? 0 : bytes;
    };
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  }

  get isQuiet(): boolean {
    return this.#open <= 0 && Date.now() - this.last > 300;
  }

  /** Bytes by kind, and how many requests, so far. */
  get sum(): Readonly<Record<Kind | 'requests', number>> {
    const sent = [...this.#all.values()].filter(({ isCached }) => !isCached);
    const bytes = kinds.map((kind) => [kind, sent.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0)]);
    return { ...Object.fromEntries(bytes), requests: sent.length };
  }
}
