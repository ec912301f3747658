import type { StoredFile } from './ReleaseStore';

const textIn = (xml: string, tag: string) => xml.match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1];
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What an answer to `ListObjectsV2` says; keys as `encoding-type=url` writes them. `next` is `null` on the last page. */
export function readListing(xml: string): { readonly files: readonly StoredFile[]; readonly next: string | null } {
  if (!xml.includes('<ListBucketResult')) throw new Error('The object storage answers a listing with something else.');
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: decodeURIComponent(plain(textIn(entry, 'Key') ?? '').replace(/\+/g, ' ')),
    bytes: Number(textIn(entry, 'Size')),
    at: Date.parse(textIn(entry, 'LastModified') ?? ''),
  }));
  const next = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined;
  return { files, next: next === undefined ? null : plain(next) };
}
