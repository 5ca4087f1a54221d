import type { Locale } from '@heptad/brand-config';

/** A picture of one of the brand's own pages, taken by a script from the built app. */
export interface GuidePicture {
  readonly source: string;
  /** The page that it shows. */
  readonly page: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Where to tap: left, top, width and height in pixels of the picture. */
  readonly target: readonly [left: number, top: number, width: number, height: number];
}

/** A film of one journey over the brand's own pages. */
export interface GuideFilm {
  readonly source: string;
  /** The picture that stands for it until it plays. */
  readonly poster: string;
  readonly subtitles: Readonly<Record<Locale, string>>;
  readonly width: number;
  readonly height: number;
  /** In seconds. */
  readonly length: number;
  /** Its steps, each with the second at which it begins. */
  readonly steps: readonly { readonly id: string; readonly at: number }[];
}

/** What a brand has of both, by their names; a name may be missing. */
export interface BrandGuides {
  readonly pictures: Readonly<Record<string, GuidePicture>>;
  readonly films: Readonly<Record<string, GuideFilm>>;
}

/** Fetches which pictures and films the brand has; the files themselves come when they are shown. */
export const loadGuides = async (): Promise<BrandGuides> => (await import('./brand.guides')).default;
