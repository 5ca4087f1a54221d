import type { VenueArea } from './venues';

/** A site of the platform: one brand's front door. Names belong to the server's configuration. */
export interface Site {
  /** The wire's `X-API-SITE`. */
  readonly id: string;
  readonly title: string;
  /** The folder of its video lists. */
  readonly videoFolder: string;
  /** Areas that the site does not offer. */
  readonly withoutAreas: readonly VenueArea[];
  /** Sports venues in the order this site wants them, wire spelling (`OBTY`). */
  readonly venueOrder: readonly string[];
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

/** The sites of the demonstration platform; a deployment may hand in its own. */
export const DEMO_SITES: readonly Site[] = [
  site('4002', '鲲跃体育', ['IMTY', 'DBTY', 'OBTY', 'FBTY']),
  site('4003', '锦年体育', ['DBTY', 'IMTY', 'FBTY', 'OBTY']),
  site('4004', '奥云星体育', ['FBTY', 'DBTY', 'IMTY', 'OBTY']),
  site('4005', '乐屿体育', ['OBTY', 'IMTY', 'DBTY', 'FBTY']),
  site('4006', '鸿途体育', ['IMTY', 'FBTY', 'OBTY', 'DBTY']),
  site('4007', '曜星体育', ['DBTY', 'FBTY', 'OBTY', 'IMTY']),
  site('4008', '沐岚', ['FBTY', 'IMTY', 'OBTY', 'DBTY'], ['fishing']),
];

function site(
  id: string,
  title: string,
  venueOrder: readonly string[],
  withoutAreas: readonly VenueArea[] = [],
): Site {
  return { id, title, videoFolder: id, venueOrder, withoutAreas };
}
