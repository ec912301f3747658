import path from 'node:path';
import { FolderStore } from './FolderStore';
import type { ReleaseStore } from './ReleaseStore';
import { type S3Bucket, s3Store } from './s3';

const spelling = 's3://bucket/path?endpoint=https://…&region=auto';

/**
 * The bucket that an address means: `s3://bucket/path?endpoint=https://…&region=auto`. Keys come from the environment, as
 * for every tool that speaks S3.
 *
 * @throws saying what is missing
 */
export function bucketOf(address: string, environment: Readonly<Record<string, string | undefined>>): S3Bucket {
  const { hostname: bucket, pathname, searchParams } = new URL(address);
  const region = searchParams.get('region') ?? 'auto';
  const endpoint = searchParams.get('endpoint') ?? '';
  if (!bucket || !URL.canParse(endpoint))
    throw new Error(`RELEASE_STORE is "${address}", which names no bucket and service. It is written ${spelling}.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(`The bucket ${bucket} needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return { endpoint, bucket, prefix: prefix && `${prefix}/`, region, accessKeyId, secretAccessKey };
}

/** The store that a configuration means: a bucket, or a folder of this machine. */
export const openStore = (place: string, environment = process.env): ReleaseStore =>
  place.startsWith('s3://') ? s3Store(bucketOf(place, environment)) : new FolderStore(path.resolve(place));
