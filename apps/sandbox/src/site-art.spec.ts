import { join } from 'node:path';
import { createSandbox, readSites } from '@heptad/sandbox';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { sitesWithArt } from './site-art';

const BRANDS = join(__dirname, '../../../brands');
const SITES = readSites(BRANDS);

it('gives every site the banners and the mark of its own brand', () => {
  const sites = sitesWithArt(BRANDS);
  expect(sites.map(({ id }) => id)).toEqual(SITES.map(({ id }) => id));
  for (const { art } of sites) expect(art?.banners).toHaveLength(3);
  expect(new Set(sites.flatMap(({ art }) => art?.banners ?? [])).size).toBe(3 * sites.length);
  expect(new Set(sites.map(({ art }) => art?.mark)).size).toBe(sites.length);
});

it('leaves sites alone whose brands drew nothing', () => {
  const bare = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(BRANDS, bare, { recursive: true, filter: (path) => !/(assets|banners)$/.test(path) });
  expect(sitesWithArt(bare)).toEqual(SITES);
  rmSync(bare, { recursive: true });
});

describe('the pictures a site serves', () => {
  const picture = async (sites: typeof SITES, name: string) => {
    const sandbox = await createSandbox({ storage: { sqlite: ':memory:' }, seed: 1, sites });
    const { rawPayload } = await sandbox.app.inject(`/act/api/v1/media/${name}.png`);
    await sandbox.close();
    const { width, height } = await sharp(rawPayload).metadata();
    const { channels } = await sharp(rawPayload).stats();
    return {
      width,
      height,
      brightness: channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0),
      rawPayload,
    };
  };

  it('are the brand’s own drawings, darker for the dark, and drawn by the platform where there are none', async () => {
    const own = sitesWithArt(BRANDS);
    const light = await picture(own, 'banner-4002-1');
    const dark = await picture(own, 'banner-4002-1-dark');
    const drawn = await picture(SITES, 'banner-4002-1');
    expect([light.width, light.height]).toEqual([1200, 600]);
    expect([drawn.width, drawn.height]).toEqual([1200, 600]);
    expect(light.rawPayload.equals(drawn.rawPayload)).toBe(false);
    expect(dark.brightness).toBeLessThan(light.brightness);
  });

  it('begin again after the last banner, and keep the shape of a mark', async () => {
    const own = sitesWithArt(BRANDS);
    const [first, fourth] = await Promise.all([
      picture(own, 'sponsor-4005-1'),
      picture(own, 'sponsor-4005-4'),
    ]);
    expect(first.rawPayload.equals(fourth.rawPayload)).toBe(true);
    const mark = await picture(own, 'mark-4005');
    expect([mark.width, mark.height]).toEqual([96, 96]);
  });
});
