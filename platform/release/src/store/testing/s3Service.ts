import type { S3Bucket } from '../s3';

/** What of S3 the store speaks, as a Worker over a bucket of R2. It asks R2 itself for every condition, and `SIGNATURES` whether a call may be answered. */
export const s3Script = `
const xml = (text, status = 200) => new Response('<?xml version="1.0"?>' + text, { status, headers: { 'content-type': 'application/xml' } });
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const refuse = (status, code) => xml('<Error><Code>' + code + '</Code></Error>', status);

async function list(bucket, query) {
  const page = await bucket.list({ prefix: query.get('prefix'), limit: 7, cursor: query.get('continuation-token') ?? undefined });
  const contents = page.objects.map(({ key, size, uploaded }) =>
    '<Contents><Key>' + encodeURIComponent(key) + '</Key><LastModified>' + uploaded.toISOString() + '</LastModified><Size>' + size + '</Size></Contents>');
  return xml('<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>' + page.truncated + '</IsTruncated>' + contents.join('') +
    (page.truncated ? '<NextContinuationToken>' + escape(page.cursor) + '</NextContinuationToken>' : '') + '</ListBucketResult>');
}

async function put(request, bucket, key) {
  const source = request.headers.get('x-amz-copy-source');
  if (source) {
    const found = await bucket.get(decodeURIComponent(source.split('/').slice(2).join('/')));
    if (!found) return refuse(404, 'NoSuchKey');
    await bucket.put(key, await found.arrayBuffer());
    return xml('<CopyObjectResult/>');
  }
  const made = await bucket.put(key, await request.arrayBuffer(), request.headers.has('if-none-match') ? { onlyIf: { etagDoesNotMatch: '*' } } : {});
  return made ? new Response(null) : refuse(412, 'PreconditionFailed');
}

export default {
  async fetch(request, { BUCKET: bucket, SIGNATURES: signatures }) {
    const { method, url } = request;
    const asked = await signatures.fetch('http://signatures/', { method: 'POST', body: JSON.stringify({ method, url, headers: [...request.headers] }) });
    const trouble = await asked.json();
    if (trouble) return refuse(403, trouble);
    const { pathname, searchParams } = new URL(url);
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (name !== 'releases') return refuse(404, 'NoSuchBucket');
    if (request.method === 'PUT') return put(request, bucket, key);
    if (request.method === 'DELETE') return (await bucket.delete(key), new Response(null, { status: 204 }));
    if (!key) return list(bucket, searchParams);
    const found = await bucket[request.method === 'HEAD' ? 'head' : 'get'](key);
    if (!found) return request.method === 'HEAD' ? new Response(null, { status: 404 }) : refuse(404, 'NoSuchKey');
    return new Response(found.body ?? null, { headers: { 'last-modified': found.uploaded.toUTCString(), etag: found.httpEtag } });
  },
};`;

/** The bucket at such a service. */
export const s3Bucket = (endpoint: string, prefix = ''): S3Bucket => ({
  endpoint,
  bucket: 'releases',
  prefix,
  region: 'auto',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});
