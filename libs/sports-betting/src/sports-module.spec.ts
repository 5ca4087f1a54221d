import { ITEMS } from '@heptad/device';
import { isPageOf, PATHS } from '@heptad/feature-module';
import type { VenueCode } from '@heptad/venue-gateway';
import { sportsServices, sportsStore } from './testing/sports-scene';
import { sportsBettingModule } from './sports-module';

/** Comes to a page, and tells which venue's session was opened before it was drawn. */
function comeTo(path: string, query: string, first?: VenueCode): readonly VenueCode[] {
  const services = sportsServices({});
  if (first !== undefined) services.device.items.set(ITEMS.firstVenue, first);
  const prepare = jest.spyOn(services.venues, 'prepare').mockResolvedValue({ ok: true, value: undefined });
  const { dispatch } = sportsStore(services);
  const url = new URL(path + query, 'http://ky.test');
  sportsBettingModule.routes
    .find((route) => route.path === path)
    ?.prefetch?.(services, { url, params: {}, dispatch });
  return prepare.mock.calls.map(([venue]) => venue);
}

describe('the pages of sports', () => {
  const isSports = (pathname: string) =>
    (sportsBettingModule.navigation ?? []).some((entry) => isPageOf(entry, pathname));

  it.each([
    '/home/sports',
    '/home/sports/sportsDetails',
    '/home/sports/sportsResult',
    '/record/betSports',
    '/tutorial/betStrategy',
    '/home/sports/football',
    '/home/sports/99998',
    '/record/betSports/',
  ])('SPORT-002 OPEN-066 %s is one of them', (pathname) => expect(isSports(pathname)).toBe(true));

  it.each([
    '/',
    '/home',
    '/home/sportsX',
    '/record/bet',
    '/record/virtualDisport',
    '/tutorial/sportRules',
    '/tutorial/betStrategy/x',
  ])('SPORT-002 %s is none of them', (pathname) => expect(isSports(pathname)).toBe(false));

  it('are home, match, results, the lists by type and bet strategy', async () => {
    const { pages = {} } = await sportsBettingModule.load();
    const pageOf = (path: string) => sportsBettingModule.routes.find((route) => route.path === path)?.page;
    for (const [path, page] of [
      ['/home/sports', 'sports'],
      ['/home/sports/sportsDetails', 'match'],
      ['/home/sports/sportsResult', 'results'],
      ['/home/sports/:type', 'sports'],
      ['/tutorial/betStrategy', 'betStrategy'],
    ] as const) {
      expect([path, pageOf(path)]).toEqual([path, page]);
      expect(await pages[page]?.()).toHaveProperty('default');
    }
  });
});

it('has opened the match that a command names once it has answered', async () => {
  const { commands = {} } = await sportsBettingModule.load();
  const navigate = jest.fn();
  await commands['match.open']?.({ venue: 'FBTY', id: '7' }, sportsServices({}), {
    dispatch: jest.fn(),
    navigate,
  });
  expect(navigate.mock.calls).toEqual([['/home/sports/sportsDetails?venue=FBTY&id=7']]);
});

describe('a page of sports on its way', () => {
  it.each([PATHS.homeSportsSportsDetails, PATHS.homeSportsSportsResult])(
    'opens at %s the venue that the address names',
    (path) => expect(comeTo(path, '?venue=FBTY&id=1')).toEqual(['FBTY']),
  );

  it.each(['', '?venue=', '?venue=TYTY', '?venue=FBTY2'])(
    'opens the first venue where the address says %j',
    (query) => expect(comeTo(PATHS.homeSportsSportsResult, query)).toEqual(['IMTY']),
  );

  it.each([
    ['OBTY', 'YBTY'],
    ['fbty', 'FBTY'],
  ])('opens the venue that %s spells otherwise', (spelling, venue) =>
    expect(comeTo(PATHS.homeSportsSportsResult, `?venue=${spelling}`)).toEqual([venue]),
  );

  it('opens the venue that the shell wants first, unless the address names another', () => {
    expect(comeTo(PATHS.homeSportsSportsResult, '', 'DBTY')).toEqual(['DBTY']);
    expect(comeTo(PATHS.homeSportsSportsResult, '?venue=FBTY', 'DBTY')).toEqual(['FBTY']);
  });

  it('names the bets that are taken up on whichever page comes first', () => {
    expect(sportsBettingModule.writes).toEqual(['bets']);
  });
});
