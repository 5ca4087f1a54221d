import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBrand } from '@heptad/brand-config';
import { readSites, type Site, type SiteArt } from '@heptad/sandbox';

function artIn(folder: string): SiteArt | undefined {
  const banners = join(folder, 'banners');
  const mark = join(folder, 'assets/mark.svg');
  if (!existsSync(banners) || !existsSync(mark)) return undefined;
  const files = readdirSync(banners).filter((name) => name.endsWith('.svg'));
  return {
    banners: files.toSorted().map((name) => readFileSync(join(banners, name), 'utf8')),
    mark: readFileSync(mark, 'utf8'),
  };
}

/**
 * The sites of all brands, with the banners and the mark that their brands drew.
 * @param brandsFolder holds a folder for each brand; a site without drawings keeps what the platform draws
 * @throws Error that names a `brand.json` or a `site.json` that cannot be used
 */
export function sitesWithArt(brandsFolder: string): readonly Site[] {
  const arts = new Map<string, SiteArt>();
  for (const code of readdirSync(brandsFolder)) {
    const file = join(brandsFolder, code, 'brand.json');
    if (!existsSync(file)) continue;
    const { siteId } = parseBrand(JSON.parse(readFileSync(file, 'utf8')), file);
    const art = artIn(join(brandsFolder, code));
    if (art !== undefined) arts.set(String(siteId), art);
  }
  return readSites(brandsFolder).map((site) => {
    const art = arts.get(site.id);
    return art === undefined ? site : { ...site, art };
  });
}
