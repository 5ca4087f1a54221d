import type { VenueLocale } from '@heptad/sandbox-venues';
import type { VenueArea } from './venues';

/** What a site calls customer service and the centre wallet (BRAND-006, BRAND-007). */
export type SiteLabels = Readonly<
  Record<'customerService' | 'centreWallet', Readonly<Record<VenueLocale, string>>>
>;

/** A site of the platform: one brand's front door. */
export interface Site {
  /** The wire's `X-API-SITE`. */
  readonly id: string;
  readonly title: Readonly<Record<VenueLocale, string>>;
  readonly labels: SiteLabels;
  /** What the site calls the grades VIP0 to VIP10. */
  readonly gradeNames: Readonly<Record<VenueLocale, readonly string[]>>;
  /** The folder of its video lists. */
  readonly videoFolder: string;
  /** Areas that the site does not offer. */
  readonly withoutAreas: readonly VenueArea[];
  /** Sports venues in the order this site wants them, wire spelling (`OBTY`). */
  readonly venueOrder: readonly string[];
  /** The two hues, in degrees, of what the platform draws for the site; a site without any gets them from its number. */
  readonly pictureHues?: readonly [accent: number, second: number] | undefined;
  /** Minutes of the platform's day between which its people are there; day and night unless given. */
  readonly serviceHours?: { readonly from: number; readonly to: number } | undefined;
  /** Activities that run on the sites alone that name them. */
  readonly activities?: readonly string[] | undefined;
  /** The site's own drawings, as SVG text; kinds without any are drawn by the platform. */
  readonly art?: SiteArt;
}

export interface SiteArt {
  /** In turn on the home page, and behind sponsors' images. */
  readonly banners: readonly string[];
  /** Stands beside the site's title. */
  readonly mark: string;
}

/** The site a request without `X-API-SITE` belongs to (CONST-001). */
export const DEFAULT_SITE_ID = '4002';
