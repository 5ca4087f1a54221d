import { configuration, home, sponsor } from '@heptad/contracts';
import { prizesWaiting } from '../activities/prizes-waiting';
import type { AreaServer } from '../server/area-server';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { noticesAt } from '../notices/notices';
import { wordsFor } from '../words/platform-words';
import { AREA_NAMES, VENUES, launchSpelling } from '../platform/venues';
import type { VenueArea } from '../platform/venues';

const MEDIA = '/act/api/v1/media';
const AREAS = Object.keys(AREA_NAMES) as VenueArea[];

/** How many pictures each kind of sponsored image has. */
const SPONSORED: Readonly<Record<number, number>> = {
  [sponsor.IMAGE_TYPES.home]: 3,
  [sponsor.IMAGE_TYPES.sponsor]: 2,
  [sponsor.IMAGE_TYPES.sports]: 2,
  [sponsor.IMAGE_TYPES.entry]: 1,
  [sponsor.IMAGE_TYPES.loading]: 1,
};

const BANNERS: readonly (readonly [title: string, link: string])[] = [
  ['滚球实时赔率', '/home/sports'],
  ['滚球好戏 实时开打', '/home/sports?period=live'],
  ['理性娱乐 量力而行', '/mine'],
];

const ICONS: readonly (readonly [title: string, link: string])[] = [['我的注单', '/record/bet']];

/** For who has won something that waits to be claimed, and for nobody else. */
const OWN_PRIZES: (typeof ICONS)[number] = ['优惠活动', '/activity/list?of=mine'];

/** Puts banners, sponsored images, floating icons, notices and the home page's areas on the server, in the language of `Accept-Language`. */
export function serveContent({ calls, services }: AreaServer): void {
  calls.serveCall(home.banners, ({ site, headers }) => {
    const named = wordsFor(headers);
    return BANNERS.map(([title, linkUrl], index) => ({
      id: `${site.id}-${String(index + 1)}`,
      title: named(title),
      linkUrl,
      sort: index + 1,
      imageUrl: `${MEDIA}/banner-${site.id}-${String(index + 1)}.png`,
      darkImageUrl: `${MEDIA}/banner-${site.id}-${String(index + 1)}-dark.png`,
    }));
  });

  calls.serveCall(sponsor.images, ({ body, site }) => {
    const pictures = SPONSORED[body.imageType];
    if (pictures === undefined) return { status: 1, sponsoredUrl: [] };
    return {
      status: 0,
      // Not in their order: a client sorts by `sort` itself (MEDIA-001).
      sponsoredUrl: Array.from({ length: pictures }, (_, index) => {
        const name = `${MEDIA}/sponsor-${site.id}-${String(body.imageType * 10 + pictures - index)}`;
        return { url: `${name}.png`, darkUrl: `${name}-dark.png`, sort: pictures - index };
      }),
    };
  });

  calls.serveCall(configuration.floatIcons, async ({ site, headers, member }) => {
    const named = wordsFor(headers);
    const waits = member !== undefined && (await prizesWaiting(services, member, site)) > 0;
    return (waits ? [...ICONS, OWN_PRIZES] : ICONS).map(([title, linkUrl], index) => ({
      id: `float-${String(index + 1)}`,
      title: named(title),
      linkUrl,
      imageUrl: `${MEDIA}/float-${site.id}-${String(index + 1)}.png`,
      darkImageUrl: `${MEDIA}/float-${site.id}-${String(index + 1)}-dark.png`,
      sort: index + 1,
      closable: 1 as const,
    }));
  });

  calls.serveCall(home.notices, ({ now, headers }) =>
    noticesAt(now, localeOfHeader(headers['accept-language'])).map((notice) => ({ ...notice })),
  );

  calls.serveCall(home.content, ({ site, headers }) => {
    const named = wordsFor(headers);
    return {
      areas: AREAS.filter((area) => !site.withoutAreas.includes(area)).map((area) => ({
        area,
        name: named(AREA_NAMES[area]),
        tiles: inSiteOrder(area, site.venueOrder).flatMap((venue, index) => {
          const tile = {
            enName: launchSpelling(venue),
            type: area,
            isDisplay: 1 as const,
            status: services.switches.statusOf(venue),
            official: 1 as const,
            isOfficial: 1 as const,
            imageUrl: `${MEDIA}/venue-${site.id}-${String(VENUES.indexOf(venue) + 1)}.png`,
          };
          const games = (venue.games ?? []).map((game, place) => ({
            ...tile,
            name: named(game.name),
            gameCode: game.code,
            sortIndex: (index + 1) * 100 + place + 1,
          }));
          return [
            { ...tile, name: named(venue.name), countKey: venue.code, sortIndex: (index + 1) * 100 },
            ...games,
          ];
        }),
      })),
    };
  });
}

function inSiteOrder(area: VenueArea, venueOrder: readonly string[]) {
  const venues = VENUES.filter((venue) => venue.area === area);
  if (area !== 'sports') return venues;
  return venues.toSorted(
    (a, b) => venueOrder.indexOf(launchSpelling(a)) - venueOrder.indexOf(launchSpelling(b)),
  );
}
