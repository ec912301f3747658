import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFacts } from '@riverview/site/siteFacts';
import { createLeadsHandler } from '../createLeadsHandler';
import type { LeadsOptions } from '../leadsOptions';

/** The endpoint on a port of its own. */
export async function startEndpoint(
  options: Partial<LeadsOptions> & Pick<LeadsOptions, 'store'>,
): Promise<{ readonly url: string; readonly server: Server; readonly failures: unknown[]; close(): Promise<void> }> {
  const failures: unknown[] = [];
  const handle = createLeadsHandler({
    sms: { send: async () => 'test' },
    facts: siteFacts,
    now: () => new Date(),
    limits: { bodyBytes: 16_384, burst: 1e9, perMinute: 1e9 },
    staffOf: async (request) =>
      request.headers.authorization === 'Bearer administrator' ? { account: 'owner@example.com', role: 'owner' } : null,
    report: (error) => failures.push(error),
    ...options,
  });
  const server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(404).end('not ours');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/leads`,
    server,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
