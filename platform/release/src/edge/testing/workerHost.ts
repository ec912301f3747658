import path from 'node:path';
import { build } from 'esbuild';
import { Miniflare, type Request, Response } from 'miniflare';
import type { R2Bucket } from '../../store/r2';
import { type S3Bucket, s3Store } from '../../store/s3';
import { s3Bucket, s3Script } from '../../store/testing/s3Service';
import { type SignedCall, signatureTrouble } from '../../store/testing/s3Signatures';
import { bindingScript, boundBucket } from './boundBucket';

/**
 * The site as it stands at Cloudflare, run by its own runtime on this machine: a Worker reads the bucket by its binding, and
 * whoever publishes reaches the same bucket by the S3 API.
 */
export interface WorkerHost {
  readonly port: number;
  /** The bucket as the Worker has it, and as publishers do. */
  readonly bucket: R2Bucket;
  readonly s3: S3Bucket;
  readonly store: ReturnType<typeof s3Store>;
  close(): Promise<void>;
}

let bundle: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../worker.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** @param bindings what the Worker is bound to besides its bucket */
export async function startWorker(bindings: Readonly<Record<string, string>> = {}): Promise<WorkerHost> {
  bundle ??= bundled();
  const shared = { modules: true, compatibilityDate: '2026-07-01' } as const;
  const miniflare = new Miniflare({
    workers: [
      { ...shared, name: 'edge', script: await bundle, r2Buckets: { RELEASES: 'releases' }, bindings: { ...bindings } },
      {
        ...shared,
        name: 's3',
        script: s3Script,
        r2Buckets: { BUCKET: 'releases' },
        serviceBindings: {
          SIGNATURES: async (request: Request) =>
            Response.json(signatureTrouble((await request.json()) as SignedCall, s3Bucket(''))),
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
      {
        ...shared,
        name: 'binding',
        script: bindingScript,
        r2Buckets: { BUCKET: 'releases' },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
    ],
  });
  const { port } = await miniflare.ready;
  const s3 = s3Bucket((await miniflare.unsafeGetDirectURL('s3')).origin);
  return {
    port: Number(port),
    bucket: boundBucket((await miniflare.unsafeGetDirectURL('binding')).origin),
    s3,
    store: s3Store(s3),
    close: () => miniflare.dispose(),
  };
}
