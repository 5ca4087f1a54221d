import type { CallId } from '@heptad/contracts';
import { expect } from '@playwright/test';
import { look, lose, press, type Action, type World } from './action';

const list = (venue: string, period: string): string =>
  `/home/sports?venue=${venue}&period=${period}&sport=football`;
const listPath = (venue: string, period: string): string => `/home/sports?venue=${venue}&period=${period}`;

/** A match that has not begun: those are there at any hour, and none of them is about to end. */
const openMatch =
  (venue: string) =>
  async ({ page, sportsbook }: World): Promise<void> => {
    await sportsbook.open(venue, 'early');
    await sportsbook.cards().first().getByRole('link').first().tap();
    await expect(page).toHaveURL(/sportsDetails/);
  };

/** A running match, staged. */
const openRunning =
  (venue: string) =>
  async ({ sportsbook }: World): Promise<void> =>
    sportsbook.openMatch(await sportsbook.openLive(venue));

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

/** Begins the slip anew: what an answer full of attempts has left of one stands in nobody's way. */
const emptySlip = ({ page }: World): Promise<void> =>
  page.evaluate(() => {
    localStorage.removeItem('bet_slip');
  });

/** A slip with a stake, one tap from the bet. */
const fillSlip =
  (venue: string) =>
  async (world: World): Promise<void> => {
    const { sportsbook } = world;
    await emptySlip(world);
    await sportsbook.open(venue, 'early');
    await sportsbook.tapHomeWin();
    const slip = await sportsbook.openSlip();
    await sportsbook.acceptAnyOdds(slip);
    await sportsbook.stake(slip, '20');
  };

const bet = ({ page }: World): Promise<void> => press(page, /^投注 ¥20\.00/);

/** Opens the offer to cash out a bet of a venue. */
const openCashOut =
  (name: string) =>
  async ({ page }: World): Promise<void> => {
    await page.goto('/record/bet');
    const button = page.getByRole('button', { name: /^提前结算 ¥\d/ });
    await page
      .getByRole('article', { name: /注单/ })
      .filter({ hasText: name })
      .filter({ has: button })
      .first()
      .getByRole('button', { name: /^提前结算 ¥\d/ })
      .tap();
    await expect(page.getByRole('dialog', { name: '提前结算' }).getByText('可得金额')).toBeVisible();
  };

const cashOut = ({ page }: World): Promise<void> =>
  page
    .getByRole('dialog', { name: '提前结算' })
    .getByRole('button', { name: /^确认提前结算/ })
    .tap();

/** The results of a day that is over; one of them opens into its course. */
const openResults =
  (venue: string) =>
  ({ page }: World): Promise<unknown> =>
    page
      .goto(`/home/sports/sportsResult?venue=${venue}&sport=football`)
      .then(() => page.getByRole('radiogroup', { name: '比赛日期' }).getByRole('radio').nth(-3).tap());
const openResult = ({ page }: World): Promise<void> =>
  page
    .getByRole('list', { name: '赛果' })
    .getByRole('article')
    .filter({ hasText: '完场' })
    .first()
    .getByRole('button')
    .tap();

const openLineUps = ({ page }: World): Promise<void> =>
  page.getByRole('button', { name: '阵容', exact: true }).tap();

const openStatistics = ({ page }: World): Promise<void> =>
  page.getByRole('button', { name: '统计', exact: true }).tap();

/** Anchors take turns by the hour. */
const openAnchors = async ({ page, sandbox }: World): Promise<void> => {
  await sandbox.holdClock();
  await page.goto('/anchors');
};

const openRoom = ({ page }: World): Promise<void> =>
  page
    .getByRole('link', { name: /直播中/ })
    .first()
    .tap();

/** Scrolls home down to its end: what stands last is asked for when it comes near. */
async function scrollHome({ page }: World): Promise<void> {
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith('/selections/popularBets');
  });
  await page.goto('/');
  const scrolled = async (): Promise<boolean> => {
    await page.keyboard.press('End');
    return asked;
  };
  await expect.poll(scrolled).toBe(true);
}

interface VenueCalls {
  readonly venue: string;
  readonly name: string;
  readonly detail: CallId;
  readonly results: CallId;
  readonly course: CallId;
  readonly lineUps: CallId;
  readonly statistics: CallId;
  readonly limits: CallId;
  readonly place: CallId;
  readonly status: CallId;
  readonly placePath: string;
  readonly marks: readonly [add: CallId, remove: CallId, all: CallId];
}

const VENUES: readonly VenueCalls[] = [
  {
    venue: 'IMTY',
    name: 'IM体育',
    detail: 'im.getEventDetails',
    results: 'im.getEventResults',
    course: 'im.getEventIncidents',
    lineUps: 'im.getEventLineups',
    statistics: 'im.getEventStatistics',
    limits: 'im.getBetLimits',
    place: 'im.placeBet',
    status: 'im.getBetDetails',
    placePath: '/api/mobile/PlaceBet',
    marks: ['im.addFavouriteEvent', 'im.removeFavouriteEvent', 'im.getFavouriteEvent'],
  },
  {
    venue: 'YBTY',
    name: 'OB体育',
    detail: 'ob.matchOdds',
    results: 'ob.matchResults',
    course: 'ob.matchEvents',
    lineUps: 'ob.matchLineup',
    statistics: 'ob.matchStatistics',
    limits: 'ob.betLimits',
    place: 'ob.placeBet',
    status: 'ob.orderStatus',
    placePath: '/yewu13/v1/betOrder/bet',
    marks: ['ob.favouriteMatch', 'ob.favouriteMatch', 'ob.favourites'],
  },
  {
    venue: 'FBTY',
    name: 'FB体育',
    detail: 'fb.getMatchDetail',
    results: 'fb.matchResults',
    course: 'fb.matchEvents',
    lineUps: 'fb.matchLineup',
    statistics: 'fb.matchStatistics',
    limits: 'fb.betLimits',
    place: 'fb.placeBet',
    status: 'fb.orderStatus',
    placePath: '/v1/order/placeBet',
    marks: ['fb.favourite', 'fb.favourite', 'fb.favouriteList'],
  },
];

const ofVenue = ({ venue, name, marks: [add, remove, all], ...calls }: VenueCalls): readonly Action[] => [
  { calls: [calls.detail], ready: openMatch(venue), go: ({ page }) => page.reload() },
  look(`/home/sports/sportsResult?venue=${venue}&sport=football`, calls.results),
  { calls: [calls.course], ready: openResults(venue), go: openResult },
  { calls: [calls.lineUps], ready: openMatch(venue), go: openLineUps },
  { calls: [calls.statistics], ready: openRunning(venue), go: openStatistics },
  { calls: [add], ready: openEarly(venue), go: mark },
  look(`${list(venue, 'early')}&view=favourites`, all),
  { calls: [remove], ready: openEarly(venue), go: mark },
  {
    calls: [calls.limits],
    async ready(world) {
      await emptySlip(world);
      await world.wallet.transferIn(name, '100');
      await world.sportsbook.open(venue, 'early');
    },
    async go({ sportsbook }) {
      await sportsbook.tapHomeWin();
      await sportsbook.openSlip();
    },
  },
  { calls: [calls.place], ready: fillSlip(venue), go: bet },
  { calls: [calls.status], ready: lose(calls.placePath, fillSlip(venue)), go: bet },
];

/** Bets of a venue that buys them back: the offers, a sale, and one whose answer was lost. */
const cashOuts = (name: string, path: string, sale: CallId, status: CallId): readonly Action[] => [
  { calls: [sale], ready: openCashOut(name), go: cashOut },
  { calls: [status], ready: lose(path, openCashOut(name)), go: cashOut },
];

/** Lists, matches, results, favourites, the slip, tips and anchors. */
export const SPORTS_ACTIONS: readonly Action[] = [
  look(list('IMTY', 'early'), 'venue.launch'),
  look(list('IMTY', 'live'), 'im.getLiveEventInfo', 'im.getAllSportCount'),
  look(list('IMTY', 'early'), 'im.getEventInfoByPage'),
  look(list('IMTY', 'outright'), 'im.getOutRightEvents'),
  look(listPath('IMTY', 'virtual'), 'im.getVSEventInfo'),
  look(list('YBTY', 'live'), 'ob.liveMatches', 'ob.sportCounts'),
  look(list('YBTY', 'early'), 'ob.matches'),
  look(list('YBTY', 'outright'), 'ob.outrightMatches'),
  look(listPath('YBTY', 'virtual'), 'ob.virtualMatches'),
  look(listPath('YBTY', 'esports'), 'ob.esportsMatches'),
  look(list('YBTY', 'combo'), 'ob.comboMatches'),
  look(list('FBTY', 'early'), 'fb.getList', 'fb.statistical'),
  look(list('FBTY', 'outright'), 'fb.getOutrightList'),
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
  ...cashOuts('FB体育', '/v1/order/cashOut', 'fb.cashOut', 'fb.cashOutStatus'),
  ...cashOuts('OB体育', '/yewu13/v1/betOrder/cashOut', 'ob.cashOut', 'ob.cashOutStatus'),
  look('/tutorial/betStrategy', 'venue.strategiesBanner'),
  look('/sponsor', 'sponsor.images'),
  look('/search?q=lwp', 'sports.search'),
  { calls: ['selections.popularBets'], go: scrollHome },
  {
    calls: ['teams.follow'],
    ready: openRunning('FBTY'),
    go: ({ page }) => page.getByRole('button', { name: /^关注/ }).first().tap(),
  },
  look('/mine', 'teams.matches'),
  { calls: ['teams.followed'], ready: openRunning('FBTY'), go: ({ page }) => page.reload() },
  {
    calls: ['matches.preview'],
    ready: openMatch('IMTY'),
    go: ({ page }) => page.getByRole('button', { name: '分析', exact: true }).tap(),
  },
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
    async ready(world) {
      await openAnchors(world);
      await openRoom(world);
    },
    go: ({ page }) => press(page, /点击观看直播/),
  },
  {
    calls: ['video.followedAnchors'],
    ready: openAnchors,
    go: openRoom,
  },
  {
    calls: ['video.followAnchor'],
    async ready(world) {
      await openAnchors(world);
      await openRoom(world);
    },
    go: ({ page }) => press(page, /^关注/),
  },
];
