import { expect, it } from 'vitest';
import { FolderStore } from './FolderStore';
import { ObjectStore } from './ObjectStore';
import { bucketOf, openStore } from './openStore';

const keys = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' };

it('opens a folder, or a bucket', () => {
  expect(openStore('/tmp/releases')).toBeInstanceOf(FolderStore);
  expect(openStore('s3://releases?endpoint=https://a.example', keys)).toBeInstanceOf(ObjectStore);
});

it.each([
  ['s3://releases?endpoint=https://a.example', { bucket: 'releases', prefix: '', region: 'auto' }],
  [
    's3://releases/site/one/?endpoint=https://a.example&region=ap-northeast-2',
    { prefix: 'site/one/', region: 'ap-northeast-2' },
  ],
])('reads %s', (address, bucket) => {
  expect(bucketOf(address, keys)).toMatchObject({ ...bucket, endpoint: 'https://a.example', accessKeyId: 'k' });
});

it.each([
  ['s3://releases', keys, /names no bucket and service. It is written s3:/],
  ['s3://releases?endpoint=a.example', keys, /names no bucket and service/],
  ['s3://releases?endpoint=https://a.example', {}, /set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
])('says what is wrong with %s', (address, environment, said) => {
  expect(() => bucketOf(address, environment)).toThrow(said);
});
