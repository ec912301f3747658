import path from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { type R2Bucket, r2Store } from '../../store/r2';

/** The Worker as Cloudflare's own runtime runs it on this machine, with its bucket. */
export interface WorkerHost {
  readonly port: number;
  readonly bucket: R2Bucket;
  readonly store: ReturnType<typeof r2Store>;
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
  const miniflare = new Miniflare({
    modules: true,
    script: await bundle,
    compatibilityDate: '2026-07-01',
    r2Buckets: ['RELEASES'],
    bindings: { ...bindings },
  });
  const { port } = await miniflare.ready;
  const bucket = (await miniflare.getR2Bucket('RELEASES')) as unknown as R2Bucket;
  return { port: Number(port), bucket, store: r2Store(bucket), close: () => miniflare.dispose() };
}
