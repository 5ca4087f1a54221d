import {
  configuration,
  keys as keysCalls,
  SITE_LINE_ENTRY,
  SOCKET_LINE_ENTRY,
  venue as venueCalls,
} from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { localeOfHeader } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { GRADES, gradeWord } from '../vip/grades';
import { wordsFor } from '../words/platform-words';
import { VENUES, launchSpelling, venueOf } from '../platform/venues';

/** Grades that may watch league videos in the app (MEDIA-021). */
const VIDEO_GRADES = { min: 1, max: 10 };

/** Puts the keys and the configuration calls on the server. */
export function serveConfiguration({ calls, services }: AreaServer): void {
  const { keys, switches } = services;
  calls.serveCall(keysCalls.fd, () => keys.of('fd'));
  calls.serveCall(keysCalls.site, () => keys.of('site'));
  calls.serveCall(keysCalls.siteConfiguration, () => keys.of('site'));
  calls.serveCall(keysCalls.act, () => keys.of('act'));

  calls.serveCall(configuration.preInfo, ({ site, ip, headers, now }) => ({
    SiteBaseConfigVo: {
      title: site.title[localeOfHeader(headers['accept-language'])],
      webLogoTitleUrl: `/act/api/v1/media/mark-${site.id}.png`,
    },
    siteFestivalSkin: switches.read().festivalSkin,
    ip,
    address: wordsFor(headers)('演示地区'),
    maintainConfig: { status: switches.read().siteStatus },
    siteVideoVipMin: VIDEO_GRADES.min,
    siteVideoVipMax: VIDEO_GRADES.max,
    loginWays: ['phone' as const, 'email' as const],
    serverTime: now,
  }));

  calls.serveCall(configuration.appConfig, () => ({
    memberGradeConfigList: GRADES.map(({ grade, level }) => ({ name: gradeWord(grade), level })),
    anchor_sponsored_setting: String(switches.read().anchors),
  }));

  calls.serveCall(configuration.vvPretty, ({ headers }) => {
    const host = headers['x-forwarded-host'] ?? headers.host ?? '127.0.0.1';
    const secure = headers['x-forwarded-proto'] === 'https' ? 's' : '';
    return keys.seal('site', {
      lineList: {
        [SITE_LINE_ENTRY]: [`http${secure}://${host}`, ...loopbackLine(host)],
        [SOCKET_LINE_ENTRY]: [`ws${secure}://${host}`],
      },
    });
  });

  calls.serveCall(configuration.sportWhite, ({ site }) => ({
    venues: site.venueOrder.filter((code) => isRunning(code)),
    strategies: switches.read().siteStatus,
  }));

  calls.serveCall(configuration.venueSort, ({ body, site, headers }) => {
    const named = wordsFor(headers);
    const wanted = body.gameType === '' || body.gameType === 'sports';
    const venues = wanted
      ? site.venueOrder.flatMap((code) => venueOf(code) ?? [])
      : VENUES.filter((venue) => venue.area === body.gameType && !site.withoutAreas.includes(venue.area));
    return venues.map((venue) => ({
      enName: launchSpelling(venue),
      cn: named(venue.name),
      ...defined({ id: venue.id }),
    }));
  });

  // "GET-like": both methods get the same answer (OPEN-060).
  for (const method of ['GET', 'POST'] as const) {
    calls.serveCall({ ...venueCalls.maintainStatus, method }, () =>
      Object.fromEntries(
        VENUES.filter((venue) => venue.area === 'sports').map((venue) => [
          venue.code,
          switches.statusOf(venue),
        ]),
      ),
    );
  }

  function isRunning(code: string): boolean {
    const venue = venueOf(code);
    return venue !== undefined && switches.statusOf(venue) === 1;
  }
}

/** On this machine a brand's own name and the plain loopback name lead to the same place: two lines to choose from. */
function loopbackLine(host: string): readonly string[] {
  const [, port] = /^[a-z0-9-]+\.localhost(:\d+)$/.exec(host) ?? [];
  return port === undefined ? [] : [`http://localhost${port}`, `http://127.0.0.1${port}`];
}
