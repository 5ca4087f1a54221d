import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite } from '../../release/nginx-site';
import { certificateFolder } from './certificate';
import { startNginx } from './nginx';
import { freePort } from './processes';

export interface SecureFront {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Puts nginx before a server of this machine as it stands before an edge in production: browsers speak HTTP/2 through TLS alone.
 * @param origin of the server; the front has its name and a port of its own
 */
export async function openSecureFront(origin: string): Promise<SecureFront> {
  const { hostname, port } = new URL(origin);
  const folder = mkdtempSync(join(tmpdir(), 'heptad-bench-front-'));
  const secure = await freePort();
  const site = nginxSite('bench', {
    name: hostname,
    edges: [`127.0.0.1:${port}`],
    plain: `127.0.0.1:${String(await freePort())}`,
    secure: `127.0.0.1:${String(secure)}`,
    certificate: certificateFolder(),
    cache: 'kept',
  });
  const end = await startNginx(folder, [site], [secure]);
  return {
    origin: `https://${hostname}:${String(secure)}`,
    async close() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
