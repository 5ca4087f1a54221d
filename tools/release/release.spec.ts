import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readSitesFile } from '@heptad/edge';
import { billOf } from './bill-of-materials';
import type { Bill } from './bill-of-materials';
import { makeRelease } from './make-release';
import type { MadeRelease, ReleaseParts } from './make-release';
import { releaseFault } from './release-parts';

const component = (name: string, version = '1.0.0') => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  type: 'library',
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
});

/** A bill as npm writes it: with another number and time at each run. */
const whole = (run: number): Bill => ({
  bomFormat: 'CycloneDX',
  serialNumber: `urn:uuid:${String(run)}`,
  metadata: { timestamp: `2026-01-0${String(run)}`, component: { name: 'folder' } },
  components: [component('two'), component('one'), component('never-shipped')],
  dependencies: [{ ref: 'one@1.0.0', dependsOn: ['two@1.0.0', 'never-shipped@1.0.0'] }],
});

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-release-'));
  const shipped = [
    { name: 'one', version: '1.0.0', licence: 'MIT', text: 'Do what you like.' },
    { name: 'two', version: '1.0.0', licence: 'ISC' },
  ];
  let made: MadeRelease;

  function partsOf(run: number, files: readonly string[]): ReleaseParts {
    const site = join(folder, `site-${String(run)}`);
    for (const name of files) {
      mkdirSync(join(site, name, '..'), { recursive: true });
      writeFileSync(join(site, name), `content of ${name}`);
    }
    const render = join(folder, `render-${String(run)}`);
    mkdirSync(join(render, 'assets'), { recursive: true });
    for (const name of ['first-screen.mjs', 'assets/part.mjs'])
      writeFileSync(join(render, name), `content of ${name}`);
    return {
      facts: { brand: 'demo', version: '1.0.0-abc', machine: 'linux-x64', native: ['one@1.0.0'] },
      at: new Date('2026-01-01T00:00:00Z'),
      site,
      render,
      programs: new Map([['edge.mjs', 'program']]),
      beside: new Map([['@scope/one', join(site, 'assets')]]),
      licences: shipped,
      bill: billOf(whole(run), shipped, { name: 'heptad-demo', version: '1.0.0-abc' }),
    };
  }

  const names = ['index.html', 'assets/a.js', 'assets/a.js.br', '.vite/packages.json', '.vite/maps/a.js.map'];
  beforeAll(async () => {
    made = await makeRelease(join(folder, 'first'), partsOf(1, names));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const text = (name: string): string => readFileSync(join(made.folder, name), 'utf8');

  it('has the same bytes when it is made again from files that were written in another order', async () => {
    const again = await makeRelease(join(folder, 'second'), partsOf(2, names.toReversed()));
    expect(readFileSync(again.archive)).toEqual(readFileSync(made.archive));
    expect(again.archive).toMatch(/heptad-demo-1\.0\.0-abc-linux-x64\.tar\.gz$/);
  });

  it('keeps the maps of its scripts beside itself, and none of them inside', () => {
    expect(readFileSync(join(made.maps, 'a.js.map'), 'utf8')).toBe('content of .vite/maps/a.js.map');
    expect(text('manifest.json')).not.toContain('.map');
    expect(gunzipSync(readFileSync(made.archive)).includes('a.js.map')).toBe(false);
  });

  it('lists each of its files with the sum of its content, and nothing that was only of the build', () => {
    const manifest = JSON.parse(text('manifest.json')) as {
      files: Record<string, { bytes: number; sha256: string }>;
    };
    expect(manifest).toMatchObject({ brand: 'demo', version: '1.0.0-abc', native: ['one@1.0.0'] });
    expect(Object.keys(manifest.files)).toEqual([
      'LICENCES.txt',
      'bom.cdx.json',
      'deployment/demo.json',
      'deployment/deployment.schema.json',
      'deployment/grafana-dashboard.json',
      'deployment/heptad-edge.service',
      'deployment/nginx-here.conf',
      'deployment/nginx.conf',
      'deployment/prometheus-alerts.yml',
      'deployment/sites.json',
      'deployment/sites.schema.json',
      'edge/edge.mjs',
      'edge/node_modules/@scope/one/a.js',
      'edge/node_modules/@scope/one/a.js.br',
      'render/assets/part.mjs',
      'render/first-screen.mjs',
      'site/assets/a.js',
      'site/assets/a.js.br',
      'site/index.html',
    ]);
    for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
      const content = readFileSync(join(made.folder, name));
      expect(bytes).toBe(content.length);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(text('SHA256SUMS')).toContain(`${sha256}  ${name}\n`);
    }
  });

  it('is not begun of what is not built, or built without maps, and says what to run', () => {
    const site = (run: number): string => join(folder, `site-${String(run)}`);
    expect(releaseFault('demo', site(1))).toBeUndefined();
    partsOf(3, names.slice(0, 3));
    expect(releaseFault('demo', site(3))).toMatch(
      /without the maps .* npm run release demo,.* SOURCE_MAPS=1/,
    );
    expect(releaseFault('demo', site(4))).toMatch(/demo is not built: .*site-4\. Run npm run release demo,/);
  });

  it('leaves the former one as it was where it cannot be written to its end', async () => {
    const page = text('site/index.html');
    const parts = partsOf(1, names);
    const broken = { ...parts, beside: new Map([['x'.repeat(300), join(parts.site, 'assets')]]) };
    await expect(makeRelease(join(folder, 'first'), broken)).rejects.toThrow(/ENAMETOOLONG/);
    expect(text('site/index.html')).toBe(page);
    const archive = readFileSync(made.archive);
    symlinkSync('/dev/full', `${made.archive}.unfinished`);
    await expect(makeRelease(join(folder, 'first'), parts)).rejects.toThrow(/ENOSPC/);
    expect(readFileSync(made.archive)).toEqual(archive);
    expect((await makeRelease(join(folder, 'first'), parts)).folder).toBe(made.folder);
    expect(existsSync(`${made.folder}.unfinished`)).toBe(false);
  });

  it('unpacks to a folder of its version', () => {
    expect(gunzipSync(readFileSync(made.archive)).subarray(0, 100).toString()).toMatch(
      /^1\.0\.0-abc\/LICENCES\.txt\0/,
    );
  });

  it('names what it is made of, and the licence of each', () => {
    const bill = JSON.parse(text('bom.cdx.json')) as Bill;
    expect(bill.components.map((each) => each['bom-ref'])).toEqual(['one@1.0.0', 'two@1.0.0']);
    expect(bill.dependencies).toEqual([
      { ref: 'heptad-demo@1.0.0-abc', dependsOn: ['one@1.0.0', 'two@1.0.0'] },
      { ref: 'one@1.0.0', dependsOn: ['two@1.0.0'] },
    ]);
    expect(JSON.stringify(bill)).not.toMatch(/urn:uuid|timestamp|never-shipped|development/);
    expect(text('LICENCES.txt')).toContain('one 1.0.0 (MIT)\n\nDo what you like.');
  });

  it('refuses to ship what the lock file does not name', () => {
    const stranger = [{ name: 'stranger', version: '1.0.0' }];
    expect(() => billOf(whole(1), stranger, { name: 'a', version: '1' })).toThrow('stranger@1.0.0');
  });

  it('brings examples that the edge takes as they are', () => {
    const etc = join(folder, 'etc');
    mkdirSync(etc);
    const sites = JSON.parse(text('deployment/sites.json')) as { sites: { release: string }[] };
    for (const site of sites.sites) site.release = made.folder;
    writeFileSync(join(etc, 'sites.json'), JSON.stringify(sites));
    writeFileSync(join(etc, 'demo.json'), text('deployment/demo.json'));
    expect(readSitesFile(join(etc, 'sites.json'))).toMatchObject([
      { brand: 'demo', hosts: ['demo.example'], deployment: { environment: 'production' } },
    ]);
    expect(JSON.parse(text('deployment/deployment.schema.json'))).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['origins', 'signatureSalts']),
    });
    expect(text('deployment/heptad-edge.service')).toContain('/srv/heptad/demo/current/edge/edge.mjs');
    expect(text('deployment/nginx.conf')).toContain('server_name demo.example;');
  });
});
