import { join } from 'node:path';
import sharp from 'sharp';
import { readBrand } from './brand-source';
import { siteFiles } from './launcher';

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
