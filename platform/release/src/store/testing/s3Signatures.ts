import aws4 from 'aws4';
import type { S3Bucket } from '../s3';

/** A call as it reached a service. */
export interface SignedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=[0-9a-f]{64}$/;

/**
 * Holds the signature of a call (AWS Signature Version 4) against the one that another implementation makes of it with the
 * service's own secret.
 *
 * @returns the code with which S3 refuses it, or `null` where it is right
 */
export function signatureTrouble(
  { method, url, headers }: SignedCall,
  { accessKeyId, secretAccessKey, region }: Pick<S3Bucket, 'accessKeyId' | 'secretAccessKey' | 'region'>,
): string | null {
  const given = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const { host, pathname, search } = new URL(url);
  given.set('host', host);
  const authorization = given.get('authorization') ?? '';
  const [, key, , where, names = ''] = form.exec(authorization) ?? [];
  if (key === undefined) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  // What decides what a call does must not be open to whoever stands between.
  const deciding = [...given.keys()].filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!deciding.every((name) => signed.includes(name))) return 'AccessDenied';
  const again = aws4.sign(
    {
      service: 's3',
      region,
      method,
      host,
      path: pathname + search,
      headers: Object.fromEntries(signed.map((name) => [name, given.get(name) ?? ''])),
    },
    { accessKeyId, secretAccessKey },
  );
  return again.headers?.Authorization === authorization ? null : 'SignatureDoesNotMatch';
}
