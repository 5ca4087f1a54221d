import type { Site, SiteArt } from '../platform/sites';

/** A picture that the platform draws itself: banners, tiles, icons and marks without a word on them. */
export interface Picture {
  readonly kind: PictureKind;
  /** Tints the picture. */
  readonly siteId: string;
  /** Which of its kind. */
  readonly index: number;
  readonly dark: boolean;
}

export type PictureKind = keyof typeof SIZES;

/** Width and height in pixels. */
const SIZES = {
  banner: [1200, 600],
  sponsor: [750, 160],
  strategy: [690, 120],
  venue: [320, 200],
  anchor: [320, 180],
  float: [120, 120],
  mark: [96, 96],
} as const;

const DIMMED = '<rect width="100%" height="100%" opacity=".3"/>';

/**
 * The site's own drawing of a picture, as SVG text; dimmed for the dark.
 * @returns `undefined` where the site has none of this kind
 */
export function siteDrawing({ kind, index, dark }: Picture, art: SiteArt | undefined): string | undefined {
  if (kind === 'mark') return art?.mark;
  if (art === undefined || art.banners.length === 0 || (kind !== 'banner' && kind !== 'sponsor'))
    return undefined;
  const drawing = art.banners[(index + art.banners.length - 1) % art.banners.length];
  return dark ? drawing?.replace(/<\/svg>\s*$/, () => `${DIMMED}</svg>`) : drawing;
}

/** Width and height in pixels. */
export function sizeOf({ kind }: Picture): readonly [width: number, height: number] {
  return SIZES[kind];
}

/** Takes `banner-4002-1-dark` apart; `undefined` when it names no picture. */
export function pictureOf(name: string): Picture | undefined {
  const [, kind = '', siteId = '', index, dark] =
    /^([a-z]+)-(\d{4})(?:-(\d{1,4}))?(-dark)?$/.exec(name) ?? [];
  if (!Object.hasOwn(SIZES, kind)) return undefined;
  return { kind: kind as PictureKind, siteId, index: Number(index ?? 1), dark: dark !== undefined };
}

/**
 * Draws a picture as SVG: a field of the site's colours with arcs and a disc whose places follow the index.
 * @param hues of the site; taken from its number unless given
 */
export function drawPicture({ kind, siteId, index, dark }: Picture, hues: Site['pictureHues']): string {
  const [width, height] = SIZES[kind];
  const [accent, second] = hues ?? [(Number(siteId) * 47) % 360, (Number(siteId) * 89) % 360];
  const turn = (index * 67) % 100;
  const light = dark ? [16, 30] : [52, 66];
  const arcs = Array.from({ length: 5 }, (_, ring) => {
    const radius = (height * (ring + 2)) / 4;
    const x = (width * (60 + ((turn + ring * 3) % 40))) / 100;
    return `<circle cx="${x.toFixed(0)}" cy="${(height * 1.05).toFixed(0)}" r="${radius.toFixed(0)}"
      stroke="hsl(${String(second)} 70% ${dark ? '60' : '92'}%)" stroke-opacity="${(0.5 - ring * 0.08).toFixed(2)}" stroke-width="${(height / 28).toFixed(1)}"/>`;
  });
  const disc = `<circle cx="${(width * (18 + turn / 4)) / 100}" cy="${(height * (38 + (index % 3) * 8)) / 100}" r="${(height / 5).toFixed(0)}"
    fill="hsl(${String(second)} 78% ${dark ? '55' : '64'}%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" fill="none">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop stop-color="hsl(${String(accent)} 72% ${String(light[0])}%)"/><stop offset="1" stop-color="hsl(${String((accent + second) / 2)} 64% ${String(light[1])}%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${arcs.join('')}${disc}</svg>`;
}
