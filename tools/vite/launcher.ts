import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LAUNCHER_SETS, type BrandSource, type LauncherSet } from './brand-source';

/** Sides in pixels: of the touch icon, and of the two that installers ask for. */
const SIDES = [180, 192, 512] as const;

/** Addresses of the web manifests by launcher set; the page names the first. */
export const MANIFEST_FILES: Readonly<Record<LauncherSet, string>> = {
  fullsite: 'manifest.webmanifest',
  sports: 'manifest-sports.webmanifest',
};

/** The page that a launcher icon opens. */
const START: Readonly<Record<LauncherSet, string>> = { fullsite: '/', sports: '/home/sports' };

/** What an icon's address says beside its page: the site runs as a web clip (WEBCLIP-002, OPEN-008). */
const AS_WEB_CLIP = '?wcp=1';

/** A file of the site with a fixed name. */
export interface SiteFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The web manifest of one launcher set (SHELL-044, OPEN-055). */
export function webManifest({ brand, theme }: BrandSource, set: LauncherSet): string {
  const icon = (side: number, purpose: string): object => ({
    src: `/icons/${set}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: START[set],
    name: brand.names['zh-CN'],
    short_name: brand.names['zh-CN'],
    description: brand.slogan['zh-CN'],
    lang: 'zh-CN',
    start_url: START[set] + AS_WEB_CLIP,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: theme.heads.light.plain,
    background_color: theme.variables['--color-surface'],
    // The pictures fill the square and keep what matters inside the safe circle, so that one file serves both purposes.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** The manifests, and the launcher icons drawn from their sources. */
export async function siteFiles(source: BrandSource): Promise<SiteFile[]> {
  const sets = await Promise.all(
    LAUNCHER_SETS.map(async (set) => {
      const drawing = await readFile(source.launchers[set]);
      const icons = SIDES.map(async (side): Promise<SiteFile> => ({
        name: `icons/${set}-${side}.png`,
        type: 'image/png',
        content: await sharp(drawing, { density: (72 * side) / 512 })
          .resize(side, side)
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer(),
      }));
      const manifest: SiteFile = {
        name: MANIFEST_FILES[set],
        type: 'application/manifest+json',
        content: webManifest(source, set),
      };
      return [manifest, ...(await Promise.all(icons))];
    }),
  );
  const mark: SiteFile = {
    name: 'favicon.svg',
    type: 'image/svg+xml',
    content: await readFile(source.assets.mark),
  };
  return [mark, ...sets.flat()];
}
