import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { readBrand } from './brand-source';
import { siteFiles } from './launcher';
import { precompress } from './precompress';

const BRANDS = join(__dirname, '../../brands');

it('SHELL-044 draws both launcher sets in every size their manifests name', async () => {
  const files = await siteFiles(readBrand(BRANDS, 'ky'));
  for (const set of ['fullsite', 'sports']) {
    for (const side of [180, 192, 512]) {
      const icon = files.find(({ name }) => name === `icons/${set}-${side}.png`);
      const { width, height, format } = await sharp(icon?.content).metadata();
      expect({ width, height, format }).toEqual({ width: side, height: side, format: 'png' });
      expect(icon?.content.length).toBeLessThan(15_000);
    }
  }
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['favicon.svg', 'manifest.webmanifest', 'manifest-sports.webmanifest']),
  );
});

describe('packed copies of a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const text = 'const odds = "1.95";\n'.repeat(100);

  beforeAll(async () => {
    for (const name of ['app.js', 'index.html', 'icon.png']) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'tiny.js'), 'x');
    await precompress(folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('unpack to what they are copies of', () => {
    expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(text);
  });

  it('are made of nothing the edge still writes into, of no pictures, and of nothing tiny', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'icon.png',
      'index.html',
      'tiny.js',
    ]);
  });
});
