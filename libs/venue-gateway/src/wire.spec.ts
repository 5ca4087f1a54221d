import { FB_TOKEN_EXPIRED, IM_TOKEN_EXPIRED, OB_TOKEN_EXPIRED } from '@heptad/contracts';
import { addMoney, compareMoney, money, OddsType, subtractMoney } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import type { BetOrder } from './entities/bet';
import { PERIODS, type Period } from './entities/sport';
import { VENUE_CODES, type VenueCode } from './entities/venue';
import { isOutcomeUnknown } from './ports/outcome';
import { gatewayOver, orderOn } from './testing/sandbox-gateway';
import { valueOf } from './testing/value-of';

const connect = (sandbox: TestSandbox, token: string | undefined) =>
  gatewayOver(openSandboxClient(sandbox, token));

/** Time stands still, so that what was counted is what is listed. */
const NOW = Date.UTC(2026, 5, 6, 12, 21);

/** Calls that a spec lets go wrong. */
const LISTS: Readonly<Record<VenueCode, string>> = {
  IMTY: '/api/mobile/getEventInfoByPage',
  DBTY: '/yewu11/v1/m/matchesPB',
  YBTY: '/yewu11/v1/m/matchesPB',
  FBTY: '/v1/match/getList',
};
const BETS: Readonly<Record<VenueCode, string>> = {
  IMTY: '/api/mobile/PlaceBet',
  DBTY: '/yewu13/v1/betOrder/bet',
  YBTY: '/yewu13/v1/betOrder/bet',
  FBTY: '/v1/order/placeBet',
};
const REFUSALS: Readonly<Record<VenueCode, string | number>> = {
  IMTY: IM_TOKEN_EXPIRED,
  DBTY: OB_TOKEN_EXPIRED,
  YBTY: OB_TOKEN_EXPIRED,
  FBTY: FB_TOKEN_EXPIRED,
};

/** What a family does not offer: IM has no e-sports, FB keeps its virtual sports among them. */
const LACKS: Readonly<Record<VenueCode, readonly Period[]>> = {
  IMTY: ['esports'],
  DBTY: [],
  YBTY: [],
  FBTY: ['virtual'],
};

describe('on the wire', () => {
  let sandbox: TestSandbox;
  let gateway: ReturnType<typeof connect>;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => NOW });
    gateway = connect(sandbox, await sandbox.logIn());
  });
  afterAll(() => sandbox.close());

  it('CALL-032 knows the venues’ order and states', async () => {
    expect((await gateway.loadOrder()).map((venue) => venue.en)).toEqual(['IMTY', 'DBTY', 'YBTY', 'FBTY']);
    expect(await valueOf(gateway.states())).toEqual({
      IMTY: 'open',
      YBTY: 'open',
      DBTY: 'open',
      FBTY: 'open',
    });
  });

  describe.each(VENUE_CODES)('%s', (code: VenueCode) => {
    it.each(PERIODS)('SPORT-001 lists the %s market as counted, and drops nothing', async (period) => {
      const venue = gateway.sports(code);
      const counts = await valueOf(venue.sports(period));
      for (const { sport, count } of counts) {
        const page = await valueOf(venue.matches({ period, sport, pageSize: 100 }));
        expect(page.dropped).toBe(0);
        expect(page.total).toBe(count);
        expect(page.matches).toHaveLength(Math.min(count, 100));
        for (const match of page.matches) expect([match.sport, match.venue]).toEqual([sport, code]);
      }
      expect(counts.length > 0).toBe(!LACKS[code].includes(period));
    });

    it('shows a match with more markets than its card', async () => {
      const venue = gateway.sports(code);
      const [listed] = (await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches;
      const { match } = await valueOf(venue.match(listed?.id ?? ''));
      expect(match.markets.length).toBeGreaterThan(listed?.markets.length ?? 0);
      const keys = new Set(
        match.markets.flatMap((market) => market.selections.map((selection) => selection.key)),
      );
      for (const market of listed?.markets ?? [])
        for (const selection of market.selections) expect(keys).toContain(selection.key);
      expect(await venue.match('1')).toMatchObject({ ok: false, error: { kind: 'business', code: '7109' } });
    });

    it('keeps a mark where it is', async () => {
      const venue = gateway.sports(code);
      const [match] = (await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches;
      const subject = { kind: 'match', id: match?.id ?? '', sport: 'football' } as const;
      await valueOf(venue.setFavourite(subject, true));
      const marked = await valueOf(venue.matches({ period: 'early', favourites: true }));
      expect(marked.matches.map(({ id, favourite }) => [id, favourite])).toEqual([[subject.id, true]]);
      await valueOf(venue.setFavourite(subject, false));
      expect((await valueOf(venue.matches({ period: 'early', favourites: true }))).matches).toEqual([]);
    });

    it('counts what can be part of a combo, and lists it', async () => {
      const venue = gateway.sports(code);
      const counts = await valueOf(venue.sports('combo'));
      const football = counts.find(({ sport }) => sport === 'football');
      const page = await valueOf(venue.matches({ period: 'early', combo: true, sport: 'football' }));
      expect(football?.count).toBe(page.total);
      expect(page.matches.every(({ status }) => status === 'upcoming')).toBe(true);
    });

    it('CALL-043 CALL-044 CALL-054 CALL-055 CALL-056 knows the matches and leagues that are marked', async () => {
      const venue = gateway.sports(code);
      const [match] = (await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches;
      const one = { kind: 'match', id: match?.id ?? '', sport: 'football' } as const;
      const league = { kind: 'league', id: match?.league.id ?? '', sport: 'football' } as const;
      expect(await valueOf(venue.favourites())).toEqual({ matches: [], leagues: [] });
      await valueOf(venue.setFavourite(one, true));
      await valueOf(venue.setFavourite(league, true));
      expect(await valueOf(venue.favourites())).toEqual({ matches: [one.id], leagues: [league.id] });
      await valueOf(venue.setFavourite(one, false));
      await valueOf(venue.setFavourite(league, false));
      expect(await valueOf(venue.favourites())).toEqual({ matches: [], leagues: [] });
    });

    it('VENUE-017 moves money in, bets it, asks after the bet and brings the rest back', async () => {
      const venue = gateway.sports(code);
      const before = await valueOf(gateway.wallet.balances());
      const moved = await valueOf(gateway.wallet.transferIn(code, money('50.00'), `in-${code}`));
      expect(moved).toMatchObject({ state: 'succeeded', channel: code, amount: '50.00' });
      expect(await valueOf(gateway.wallet.transferStatus(`in-${code}`))).toMatchObject({
        state: 'succeeded',
      });
      expect(await valueOf(gateway.wallet.transferStatus('never sent'))).toBeNull();

      const early = (await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches;
      const order: BetOrder = { ...orderOn(early), notation: OddsType.hongkong };
      const limits = await valueOf(venue.limits(order.legs));
      expect(limits.selections).toMatchObject([{ key: order.legs[0]?.selection.key, available: true }]);

      const bet = await valueOf(venue.placeBet(order, `bet-${code}`));
      expect(bet).toMatchObject({ venue: code, stake: '20.00', comboCode: 1001, key: `bet-${code}` });
      const again = await valueOf(venue.placeBet(order, `bet-${code}`));
      expect(again.id).toBe(bet.id);
      expect(await valueOf(venue.confirmBet(`bet-${code}`))).toMatchObject({ id: bet.id });
      expect(await valueOf(venue.confirmBet('never placed'))).toBeNull();
      const [kept] = (await sandbox.services.betting.orders({ memberId: '100001', ids: [bet.id] })).bets;
      expect(kept?.legs.map(({ notation }) => notation)).toEqual([OddsType.hongkong]);
      expect((await valueOf(venue.bet(bet.id))).legs).toHaveLength(1);
      const open = await valueOf(venue.bets({ settled: false }));
      expect(open.bets.map(({ id }) => id)).toEqual([bet.id]);

      const back = await valueOf(gateway.wallet.recycle(`back-${code}`, code));
      expect(back).toMatchObject({ direction: 'back', state: 'succeeded' });
      const after = await valueOf(gateway.wallet.balances());
      expect(compareMoney(subtractMoney(before.centre, after.centre), money('20.00'))).toBe(0);
    });

    it('follows a bet from its placing to its money', async () => {
      const venue = gateway.sports(code);
      await valueOf(gateway.wallet.transferIn(code, money('40.00'), `live-in-${code}`));
      const order = orderOn((await valueOf(venue.matches({ period: 'live', sport: 'football' }))).matches);
      const bet = await valueOf(venue.placeBet(order, `live-${code}`));
      expect(['pending', 'accepted']).toContain(bet.state);
      await sandbox.clock.advance(15_000);
      const accepted = await valueOf(venue.bet(bet.id));
      expect(['accepted', 'rejected']).toContain(accepted.state);

      await sandbox.app.inject({
        method: 'POST',
        url: `/__sandbox/matches/${order.legs[0]?.match.id ?? ''}`,
        payload: { type: 'end' },
      });
      const settled = await valueOf(venue.bets({ settled: true }));
      const found = settled.bets.find(({ id }) => id === bet.id);
      expect(found?.state).not.toMatch(/pending|accepted/);
      expect(found?.returned).toBeDefined();
      expect(found?.settledAt).toBeGreaterThanOrEqual(bet.placedAt);
      const wallet = await valueOf(gateway.wallet.balances());
      const balance = wallet.channels.find(({ channel }) => channel === code)?.balance;
      expect(balance).toBe(addMoney(money('20.00'), found?.returned ?? money('0')));
      await valueOf(gateway.wallet.recycle(`live-back-${code}`, code));
    });

    it('ERR-035 ERR-036 goes on when the venue refuses its token', async () => {
      sandbox.scenarios.add({ path: LISTS[code], effect: { code: REFUSALS[code] }, times: 1 });
      const page = await valueOf(gateway.sports(code).matches({ period: 'early', sport: 'football' }));
      expect(page.matches.length).toBeGreaterThan(0);
    });

    it('places a bet once although its answer was cut off', async () => {
      const venue = gateway.sports(code);
      await valueOf(gateway.wallet.transferIn(code, money('20.00'), `cut-in-${code}`));
      const order = orderOn((await valueOf(venue.matches({ period: 'early', sport: 'football' }))).matches);
      sandbox.scenarios.add({ path: BETS[code], effect: { malformed: 'truncated' }, times: 1 });
      const lost = await venue.placeBet(order, `cut-${code}`);
      if (lost.ok) throw new Error('the answer was cut off');
      expect(isOutcomeUnknown(lost.error)).toBe(true);
      expect(await valueOf(venue.confirmBet(`cut-${code}`))).toMatchObject({ stake: '20.00' });
    });

    it('confirms a transfer whose answer was cut off', async () => {
      sandbox.scenarios.add({
        path: '/game/api/v1/venue/transfer',
        effect: { malformed: 'truncated' },
        times: 1,
      });
      const moved = await valueOf(gateway.wallet.transferIn(code, money('5.00'), `lost-${code}`));
      expect(moved.state).toBe('confirming');
      expect(await valueOf(gateway.wallet.transferStatus(`lost-${code}`))).toMatchObject({
        state: 'succeeded',
        amount: '5.00',
        channel: code,
      });
      await valueOf(gateway.wallet.recycle(`lost-back-${code}`, code));
    });

    it('shows guests the same matches and takes no bet from them', async () => {
      const guest = connect(sandbox, undefined).sports(code);
      const { matches } = await valueOf(guest.matches({ period: 'early', sport: 'football' }));
      expect(matches.length).toBeGreaterThan(0);
      expect(await guest.placeBet(orderOn(matches), `guest-${code}`)).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '7106' },
      });
    });
  });
});
