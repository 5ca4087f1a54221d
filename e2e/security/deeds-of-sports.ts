import type { CallId } from '@heptad/contracts';
import { expect } from '@playwright/test';
import { look, press, type Deed, type World } from './deed';

const list = (venue: string, period: string): string =>
  `/home/sports?venue=${venue}&period=${period}&sport=football`;
const shelf = (venue: string, period: string): string => `/home/sports?venue=${venue}&period=${period}`;

/** A match of the early list: there is one at any hour, and none is about to end. */
const openMatch =
  (venue: string) =>
  async ({ page, sportsbook }: World): Promise<void> => {
    await sportsbook.open(venue, 'early');
    await sportsbook.cards().first().getByRole('link').first().tap();
    await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
  };

const openEarly =
  (venue: string) =>
  ({ sportsbook }: World): Promise<void> =>
    sportsbook.open(venue, 'early');

const mark = ({ sportsbook }: World): Promise<void> =>
  sportsbook
    .cards()
    .first()
    .getByRole('button', { name: /^收藏比赛/ })
    .tap();

/** A slip with a stake, one tap from the bet. */
const fillSlip =
  (venue: string) =>
  async ({ sportsbook }: World): Promise<void> => {
    await sportsbook.open(venue, 'early');
    await sportsbook.tapHomeWin();
    const slip = await sportsbook.openSlip();
    await slip.getByRole('radio', { name: '全部接受' }).tap();
    await sportsbook.stake(slip, '20');
  };

const bet = ({ page }: World): Promise<void> => press(page, /^投注 20\.00/);

interface VenueCalls {
  readonly venue: string;
  readonly name: string;
  readonly detail: CallId;
  readonly results: CallId;
  readonly limits: CallId;
  readonly place: CallId;
  readonly status: CallId;
  readonly orders: CallId;
  readonly placePath: string;
  readonly marks: readonly [add: CallId, remove: CallId, all: CallId];
}

const VENUES: readonly VenueCalls[] = [
  {
    venue: 'IMTY',
    name: 'IM体育',
    detail: 'im.getEventDetails',
    results: 'im.getEventResults',
    limits: 'im.getBetLimits',
    place: 'im.placeBet',
    status: 'im.getBetDetails',
    orders: 'im.getBetList',
    placePath: '/api/mobile/PlaceBet',
    marks: ['im.addFavouriteEvent', 'im.removeFavouriteEvent', 'im.getFavouriteEvent'],
  },
  {
    venue: 'YBTY',
    name: 'OB体育',
    detail: 'ob.matchOdds',
    results: 'ob.matchResults',
    limits: 'ob.betLimits',
    place: 'ob.placeBet',
    status: 'ob.orderStatus',
    orders: 'ob.orderList',
    placePath: '/yewu13/*/placeBet',
    marks: ['ob.favouriteMatch', 'ob.favouriteMatch', 'ob.favourites'],
  },
  {
    venue: 'FBTY',
    name: 'FB体育',
    detail: 'fb.getMatchDetail',
    results: 'fb.matchResults',
    limits: 'fb.betLimits',
    place: 'fb.placeBet',
    status: 'fb.orderStatus',
    orders: 'fb.orderList',
    placePath: '/v1/order/*',
    marks: ['fb.favourite', 'fb.favourite', 'fb.favouriteList'],
  },
];

const ofVenue = ({ venue, name, marks: [add, remove, all], ...calls }: VenueCalls): readonly Deed[] => [
  { calls: [calls.detail], ready: openMatch(venue), go: ({ page }) => page.reload() },
  look(`/home/sports/sportsResult?venue=${venue}&sport=football`, calls.results),
  { calls: [add], ready: openEarly(venue), go: mark },
  look(`${list(venue, 'early')}&view=favourites`, all),
  { calls: [remove], ready: openEarly(venue), go: mark },
  {
    calls: [calls.limits],
    async ready({ wallet, sportsbook }) {
      await wallet.transferIn(name, '100');
      await sportsbook.open(venue, 'early');
    },
    async go({ sportsbook }) {
      await sportsbook.tapHomeWin();
      await sportsbook.openSlip();
    },
  },
  { calls: [calls.place], ready: fillSlip(venue), go: bet },
];

/** Lists, matches, results, favourites, the slip, tips and anchors. */
export const DEEDS_OF_SPORTS: readonly Deed[] = [
  look(list('IMTY', 'early'), 'venue.launch'),
  look(list('IMTY', 'live'), 'im.getLiveEventInfo', 'im.getAllSportCount'),
  look(list('IMTY', 'early'), 'im.getEventInfoByPage'),
  look(list('IMTY', 'outright'), 'im.getOutRightEvents'),
  look(shelf('IMTY', 'virtual'), 'im.getVSEventInfo'),
  look(list('YBTY', 'live'), 'ob.liveMatches', 'ob.sportCounts'),
  look(list('YBTY', 'early'), 'ob.matches'),
  look(list('YBTY', 'outright'), 'ob.outrightMatches'),
  look(shelf('YBTY', 'virtual'), 'ob.virtualMatches'),
  look(shelf('YBTY', 'esports'), 'ob.esportsMatches'),
  look(list('YBTY', 'combo'), 'ob.comboMatches'),
  look(list('FBTY', 'early'), 'fb.getList', 'fb.statistical'),
  look(list('FBTY', 'outright'), 'fb.getOutrightList'),
  { calls: ['video.venueFile'], ready: openMatch('IMTY'), go: ({ page }) => page.reload() },
  ...VENUES.flatMap(ofVenue),
  look('/record/bet', 'bets.records', 'fb.cashOutPrices', 'ob.cashOutOffers'),
  {
    calls: ['bets.record'],
    async ready({ page }) {
      await page.goto('/record/bet');
      await expect(page.getByRole('article', { name: /注单/ }).first()).toBeVisible();
    },
    go: ({ page }) =>
      page.getByRole('article', { name: /注单/ }).first().getByRole('link', { name: /详情/ }).tap(),
  },
  look('/tutorial/betStrategy', 'venue.strategiesBanner'),
  look('/sponsor', 'sponsor.images'),
  look('/home/sports/redList', 'redList.ranking', 'redList.follows'),
  {
    calls: ['redList.person', 'redList.tips'],
    ready: ({ page }) => page.goto('/home/sports/redList'),
    go: ({ page }) =>
      page.getByRole('list', { name: '达人排行' }).locator('> li').first().getByRole('link').first().tap(),
  },
  {
    calls: ['redList.tip'],
    async ready({ page }) {
      await page.goto('/home/sports/redList');
      const rows = page.getByRole('list', { name: '达人排行' }).locator('> li');
      await rows.filter({ hasText: '待开赛' }).first().getByRole('link').first().tap();
      await expect(page.getByRole('list', { name: '进行中' })).toBeVisible();
    },
    go: ({ page }) => page.getByRole('list', { name: '进行中' }).getByRole('link').first().tap(),
  },
  {
    calls: ['redList.follow'],
    ready: ({ page }) => page.goto('/home/sports/redList'),
    go: ({ page }) =>
      page
        .getByRole('list', { name: '达人排行' })
        .locator('> li')
        .first()
        .getByRole('button', { name: /^关注/ })
        .tap(),
  },
  {
    calls: ['video.anchorFile'],
    async ready({ page }) {
      await page.goto('/anchors');
      await page
        .getByRole('link', { name: /直播中/ })
        .first()
        .tap();
    },
    go: ({ page }) => press(page, /点击观看直播/),
  },
];
