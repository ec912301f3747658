import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whose pages may call the endpoint beside those of its own address. */
export interface KnownOrigins {
  /** The site itself, where its endpoint stands elsewhere. It may do everything. */
  readonly site: string;
  /** Sites that place a form of ours. Their pages may send a lead, and read the answer to it. */
  readonly embedding: readonly string[];
}

/** What an origin may do across origins: methods, and the headers of its own that it may send. */
interface Rights {
  readonly methods: string;
  readonly headers: string;
}

const everything: Rights = { methods: 'GET, POST, PATCH, DELETE', headers: 'authorization, content-type' };
const sending: Rights = { methods: 'POST', headers: 'content-type' };

/** @throws where an origin is none: a path or a wildcard would never match, and nobody would learn why */
export function checkOrigins(origins: readonly string[]): void {
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin && !origin.includes('*')) continue;
    throw new Error(
      `facts.leads.embedOrigins names "${origin}", which is no origin. Write scheme and host alone: "https://www.example.com".`,
    );
  }
}

/**
 * Lets the site call an endpoint on another origin, lets sites that the facts name send leads, and nobody else's pages do
 * anything. Resolves to `refused` for a browser that posts from a third site, and to `answered` for the question a browser
 * asks beforehand.
 *
 * @param takesLeads whether the path is the one that leads are posted to
 */
export function crossOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  { site, embedding }: KnownOrigins,
  takesLeads: boolean,
): 'passes' | 'refused' | 'answered' {
  const { origin } = request.headers;
  const { method } = request;
  const embeds = origin !== undefined && takesLeads && embedding.includes(origin);
  const rights = origin === site ? everything : embeds ? sending : null;
  const isQuestion = method === 'OPTIONS';
  const allowed = rights === everything || (rights === sending && (isQuestion || method === 'POST'));
  if (takesLeads && embedding.length > 0) response.setHeader('vary', 'origin');
  if (allowed && origin) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'origin');
  }
  if (isQuestion) {
    response.writeHead(204, {
      ...(rights && {
        'access-control-allow-methods': rights.methods,
        'access-control-allow-headers': rights.headers,
        'access-control-max-age': '86400',
      }),
    });
    response.end();
    return 'answered';
  }
  const changes = method !== 'GET' && method !== 'HEAD';
  return changes && request.headers['sec-fetch-site'] === 'cross-site' && !allowed ? 'refused' : 'passes';
}
