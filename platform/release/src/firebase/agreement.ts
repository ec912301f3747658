import http from 'node:http';
import { isCallPath } from '../edge/calls';
import { isVersioned } from '../edge/versionedFiles';

/** What was answered to an address. */
export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Asks for an address as it is spelled; nothing is tidied on the way. */
export function ask(origin: string, address: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path: address, agent: false }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      response.on('end', () => resolve({ status: statusCode, location: headers.location ?? null, headers }));
    });
    request.on('error', reject);
  });
}

/** Headers that the hosting configuration sets. Media types and what a connection needs are each server's own. */
const ruled = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;

interface KnownDifference {
  /** Why it is left as it is. */
  readonly because: string;
  readonly of: (address: string, own: Answer, firebase: Answer) => boolean;
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

/** Where the two may differ, each for a reason; docs/decisions/0026 says more. Everything else is a defect. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    because: 'What is no address is refused here with 400 or 404; the engine looks it up, or is spared it.',
    of: (address, own) =>
      [400, 404].includes(own.status) && /%(?![\da-f]{2})|%0|%5c|%2f|%c0|%ed%a0|%ff|\\/i.test(address),
  },
  {
    because: 'The engine dies of broken escapes in a query, and loses what stands behind a second question mark.',
    of: (address, own) => [200, 301, 404].includes(own.status) && /\?.*(?:%(?![\da-f]{2})|\?)/i.test(address),
  },
  {
    because:
      'Several slashes, dot segments and names longer than a file’s are nothing here; the engine reads over them.',
    of: (address, own) =>
      [400, 404].includes(own.status) &&
      (/\/(?:[/.]|%2e)/i.test(pathOf(address)) || address.length > 255) &&
      !isCallPath(pathOf(address)),
  },
  {
    because: 'The engine sends redirects before headers are set; they carry no content to guard.',
    of: (_, own, firebase) => own.status === 301 && firebase.status === 301 && own.location === firebase.location,
  },
  {
    because: 'Of the front page’s file the engine leads to the query alone, which is the same address.',
    of: (_, { location }, firebase) => location?.startsWith('/?') === true && firebase.location === location.slice(1),
  },
  {
    because: 'A versioned file that is not there is told so without being kept; Hosting’s headers go by address alone.',
    of: (address, own, firebase) => isVersioned(pathOf(address)) && own.status === 404 && firebase.status === 404,
  },
  {
    because: 'A page that a module frames has the name of its file here, too.',
    of: (address) => /^\/_modules\/.*(?:\.html|\/)$/.test(pathOf(address)),
  },
  {
    because: 'Calls are answered by the back end here, by functions there.',
    of: (address) => isCallPath(pathOf(address)) || pathOf(address) === '/healthz',
  },
];

/** What differs between two answers, in words; empty where nothing does. */
export function differences(own: Answer, firebase: Answer): string[] {
  const told = ({ status, location }: Answer) => [status, location].filter(Boolean).join(' ');
  const headers = ruled.filter((name) => own.headers[name] !== firebase.headers[name]);
  return [
    ...(told(own) === told(firebase) ? [] : [`${told(own)} here, ${told(firebase)} there`]),
    ...headers.map((name) => `${name}: ${own.headers[name]} here, ${firebase.headers[name]} there`),
  ];
}

/** Where the site at `own` and the one at `firebase` answer otherwise without a reason that is known, in words. */
export async function disagreements(own: string, firebase: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const [here, there] = await Promise.all([ask(own, address), ask(firebase, address)]);
    const differ = differences(here, there);
    if (differ.length === 0 || knownDifferences.some(({ of }) => of(address, here, there))) continue;
    found.push(`${address.slice(0, 100)}: ${differ.join('; ')}`);
  }
  return found;
}
