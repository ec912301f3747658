import type { Facts } from '@platform/contract';
import type { RequestTarget } from './requestTarget';

/** A call that the site makes to its back end. */
export interface Call {
  /** `endpoint` answers documents and files too, `picture` pictures, `firebase` nothing but JSON. */
  readonly kind: 'firebase' | 'endpoint' | 'picture';
  /** Path and query for the back end, made here and not taken over. */
  readonly target: string;
  /** Largest body, in bytes. */
  readonly mostBytes: number;
  /** Milliseconds until an answer is no longer waited for. */
  readonly patience: number;
}

interface CallShape {
  readonly kind: Call['kind'];
  readonly methods: readonly string[];
  readonly path: RegExp;
  readonly mostBytes: number;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const spaces = ['/api/', '/v0/', '/v1/', '/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/'];

/** An endpoint, and what it answers one or two names below: an entry, an export. */
const endpointCall = (endpoint: string): CallShape => ({
  kind: 'endpoint',
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  path: new RegExp(`^${literal(endpoint)}(?:/[\\w-]{1,64}){0,2}$`),
  mostBytes: 64 << 10,
});

/** What the Firebase SDK calls for what this site does with it; with a real project it calls Google instead. */
function firebaseCalls(projectId: string): readonly CallShape[] {
  const documents = literal(`/v1/projects/${projectId}/databases/(default)/documents:`);
  return [
    {
      kind: 'firebase',
      methods: ['POST'],
      path: new RegExp(`^${documents}(?:commit|batchGet|runQuery|runAggregationQuery)$`),
      mostBytes: 4 << 20,
    },
    {
      kind: 'firebase',
      methods: ['POST'],
      path: /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(?:signInWithPassword|lookup)$/,
      mostBytes: 64 << 10,
    },
    {
      kind: 'firebase',
      methods: ['POST'],
      path: /^\/identitytoolkit\.googleapis\.com\/v2\/accounts\/(?:mfaSignIn:finalize|mfaEnrollment:(?:start|finalize|withdraw))$/,
      mostBytes: 64 << 10,
    },
    { kind: 'firebase', methods: ['POST'], path: /^\/securetoken\.googleapis\.com\/v1\/token$/, mostBytes: 64 << 10 },
  ];
}

/** How pictures are put into a bucket, and read. */
function pictureCalls(bucket: string | null | undefined): readonly CallShape[] {
  if (!bucket) return [];
  const files = `/v0/b/${literal(bucket)}/o`;
  return [
    { kind: 'picture', methods: ['POST'], path: new RegExp(`^${files}$`), mostBytes: 2 << 20 },
    { kind: 'picture', methods: ['GET', 'HEAD'], path: new RegExp(`^${files}/[\\w-]{1,100}$`), mostBytes: 0 },
  ];
}

/** Whether a path is of the addresses at which calls are answered, and never pages. */
export const isCallPath = (path: string): boolean => path === '/api' || spaces.some((space) => path.startsWith(space));

/** The call that a request makes, or `null` where the site makes no such call: method and path have to fit. */
export function findCall(
  method: string,
  { path, search }: RequestTarget,
  { emulator, projectId, storageBucket }: Facts['firebase'],
  endpoints: readonly string[],
): Call | null {
  const shapes = [
    ...endpoints.map(endpointCall),
    ...(emulator === 'same-origin' ? [...firebaseCalls(projectId), ...pictureCalls(storageBucket)] : []),
  ];
  const shape = shapes.find((one) => one.methods.includes(method) && one.path.test(path));
  if (!shape) return null;
  const { kind, mostBytes } = shape;
  // The inbox's export may take its time; a form's visitor waits in front of it.
  const patience = method === 'GET' ? 120_000 : 20_000;
  return { kind, mostBytes, patience, target: kind === 'firebase' ? path : path + search };
}
