import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { venue } from '@heptad/contracts';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { valueOf } from './testing/value-of';
import { VENUE_CODES } from './entities/venue';
import { gatewayOver } from './testing/sandbox-gateway';

const BRANDS = join(__dirname, '../../../brands');
const SITES = readdirSync(BRANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const brand = JSON.parse(readFileSync(join(BRANDS, name, 'brand.json'), 'utf8')) as { siteId: number };
    return [name, String(brand.siteId)] as const;
  });

describe('opening venues ahead', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => Date.UTC(2026, 5, 6, 12, 21) });
  });
  afterAll(() => sandbox.close());

  it('is tried in every brand', () => {
    expect(new Set(SITES.map(([, site]) => site)).size).toBe(7);
  });

  it.each(SITES)(
    'SESSION-007 SESSION-008 VENUE-012 CALL-014 names the site of %s, and the first visit launches no more',
    async (_brand, site) => {
      const token = await sandbox.logIn('demo01', { site });
      const client = openSandboxClient(sandbox, token, site);
      const launches: unknown[] = [];
      const gateway = gatewayOver({
        ...client,
        transport(request) {
          if (request.url === venue.launch.path) launches.push(JSON.parse(request.body ?? 'null'));
          return client.transport(request);
        },
      });
      const opened = await Promise.all(VENUE_CODES.map((code) => valueOf(gateway.preload(code))));
      for (const { url, token: own } of opened) expect(new URL(url).searchParams.get('token')).toBe(own);
      expect(launches).toHaveLength(4);
      for (const body of launches) expect(body).toMatchObject({ siteId: Number(site), isPreload: 1 });

      for (const code of VENUE_CODES) {
        await valueOf(gateway.prepare(code));
        await valueOf(gateway.sports(code).sports('live'));
      }
      expect(launches).toHaveLength(4);
    },
  );
});
