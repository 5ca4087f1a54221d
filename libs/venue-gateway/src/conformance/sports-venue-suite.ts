import { ITEMS } from '@heptad/device';
import { money } from '@heptad/formatting';
import type { BetOrder } from '../entities/bet';
import { isOver, type Match } from '../entities/match';
import { isOutcomeUnknown } from '../ports/outcome';
import { betInGoldenWords, expected, golden, inGoldenWords } from './golden';
import { createTestVenue, type TestVenue } from './test-venue';
import type { VenueSubject } from './venue-subject';

function copy<T>(value: T): T {
  return structuredClone(value);
}

async function valueOf<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>,
): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(`not a value: ${JSON.stringify(settled.error)}`);
  return settled.value;
}

function keysOf(matches: readonly Match[]): readonly string[] {
  return matches.flatMap((match) =>
    match.markets.flatMap((market) => market.selections.map(({ key }) => key)),
  );
}

function orderOf(match: Match | undefined): BetOrder {
  const market = match?.markets.find((each) => each.selections.some((selection) => !selection.locked));
  const selection = market?.selections.find((each) => !each.locked);
  if (match === undefined || market === undefined || selection === undefined)
    throw new Error('nothing to bet on');
  return {
    legs: [{ match, market, selection }],
    comboCode: 1001,
    stake: money('50.00'),
    acceptance: 'better',
  };
}

/** Everything an adapter must do, whatever it speaks: see README.md. */
export function describeSportsVenue(subject: VenueSubject): void {
  const { family, venue, paths } = subject;
  const live = golden(`${family}-live-list`);
  const early = golden(`${family}-early-list`);
  const detail = golden(`${family}-detail`);
  const placed = golden(`${family}-order`);
  const results = golden(`${family}-results`);
  const lastDay = { sport: 'football', from: 1_780_588_800_000, to: 1_780_675_199_999 } as const;
  const liveText = subject.wrap(live.answer);

  function withLive(
    reply: Parameters<TestVenue['reply']>[1] = liveText,
    visitor: 'member' | 'guest' = 'member',
  ) {
    const world = createTestVenue({ member: visitor === 'member' });
    world.reply(paths.live, reply);
    return {
      world,
      sports: world.gateway.sports(venue),
      list: () => world.gateway.sports(venue).matches({ period: 'live', sport: 'football' }),
    };
  }

  describe(`${venue} speaks ${family}`, () => {
    it('reads the golden list of running matches', async () => {
      const page = await valueOf(withLive().list());
      expect({ matches: page.matches.map(inGoldenWords) }).toEqual(expected(`${family}-live-list`));
      expect(page.dropped).toBe(0);
      expect(page.matches.every((match) => match.venue === venue)).toBe(true);
    });

    it('reads the golden list of early matches', async () => {
      const world = createTestVenue();
      world.reply(paths.early, subject.wrap(early.answer));
      const page = await valueOf(world.gateway.sports(venue).matches({ period: 'early', sport: 'football' }));
      expect({ matches: page.matches.map(inGoldenWords) }).toEqual(expected(`${family}-early-list`));
    });

    it('reads the sets of a running match and who serves', async () => {
      const sets = golden(`${family}-live-sets`);
      const page = await valueOf(withLive(subject.wrap(sets.answer)).list());
      expect({ matches: page.matches.map(inGoldenWords) }).toEqual(expected(`${family}-live-sets`));
    });

    it('ROUTE-082 reads the golden results, an abandoned match among them', async () => {
      const { world, sports } = withLive();
      world.reply(paths.results, subject.wrap(results.answer));
      const page = await valueOf(sports.results(lastDay));
      expect({ matches: page.matches.map(inGoldenWords) }).toEqual(expected(`${family}-results`));
      expect(page).toMatchObject({ total: 3, page: 1, hasMore: false, dropped: 0 });
    });

    it('ROUTE-082 asks for the results of one sport within its bounds, page by page', async () => {
      const { world, sports } = withLive();
      world.reply(paths.results, subject.wrap(results.answer));
      const page = await valueOf(sports.results({ ...lastDay, page: 1, pageSize: 2 }));
      expect(page.hasMore).toBe(true);
      const sent = Object.values(world.sentTo(paths.results)[0]?.body ?? {}).map(String);
      expect(sent).toEqual(expect.arrayContaining([String(lastDay.from), String(lastDay.to), '1', '2']));
    });

    it('ROUTE-082 has no results of a sport the family does not number, without asking', async () => {
      const { world, sports } = withLive();
      const page = await valueOf(sports.results({ ...lastDay, sport: subject.unknownSport }));
      expect(page.matches).toHaveLength(0);
      expect(world.sent).toHaveLength(0);
    });

    it('ROUTE-082 lets one bad result drop itself, and hands on a refusal', async () => {
      const { world, sports } = withLive();
      const data = copy(results.answer);
      subject.recordsOf(data).splice(1, 1, null);
      world.reply(paths.results, subject.wrap(data));
      const page = await valueOf(sports.results(lastDay));
      expect([page.matches.length, page.dropped]).toEqual([2, 1]);
      world.reply(paths.results, subject.refuse(7003, '维护中'));
      expect(await sports.results(lastDay)).toMatchObject({ ok: false, error: { code: '7003' } });
    });

    it('reads the golden detail', async () => {
      const world = createTestVenue();
      world.reply(paths.detail, subject.wrap(detail.answer));
      const { match } = await valueOf(world.gateway.sports(venue).match('7100300401'));
      expect({ match: inGoldenWords(match) }).toEqual(expected(`${family}-detail`));
    });

    it('refuses a detail of another match', async () => {
      const world = createTestVenue();
      world.reply(paths.detail, subject.wrap(detail.answer));
      const result = await world.gateway.sports(venue).match('7100300499');
      expect(result).toMatchObject({ ok: false, error: { kind: 'business', code: '7109' } });
    });

    it('refuses an id that is none without asking', async () => {
      const world = createTestVenue();
      const result = await world.gateway.sports(venue).match('../../admin');
      expect(result).toMatchObject({ ok: false, error: { kind: 'business' } });
      expect(world.sent).toHaveLength(0);
    });

    it('keeps the keys when the venue renumbers its offers', async () => {
      const renumbered = copy(live.answer);
      subject.renumber(renumbered);
      const { list } = withLive((_, count) => (count === 1 ? liveText : subject.wrap(renumbered)));
      const before = keysOf((await valueOf(list())).matches);
      expect(keysOf((await valueOf(list())).matches)).toEqual(before);
      expect(new Set(before).size).toBe(before.length);
      for (const key of before) expect(key.split('|')).toHaveLength(5);
    });

    it('locks whatever cannot be bet', async () => {
      const page = await valueOf(withLive().list());
      for (const match of page.matches)
        for (const market of match.markets)
          for (const selection of market.selections) {
            const held = match.status === 'suspended' || isOver(match.status) || market.status !== 'open';
            if (held || selection.odds === undefined) expect(selection.locked).toBe(true);
          }
    });

    it('lets one bad record drop itself', async () => {
      const data = copy(live.answer);
      const count = subject.recordsOf(data).length;
      subject.recordsOf(data).splice(1, 0, null, {}, 'nonsense', 7, []);
      const page = await valueOf(withLive(subject.wrap(data)).list());
      expect(page.matches).toHaveLength(count);
      expect(page.dropped).toBe(5);
    });

    it('leaves out sports it does not know', async () => {
      const data = copy(live.answer);
      const records = subject.recordsOf(data);
      subject.setSport(records[0], 987);
      const page = await valueOf(withLive(subject.wrap(data)).list());
      expect(page.matches).toHaveLength(records.length - 1);
    });

    it('keeps a record that came twice once', async () => {
      const data = copy(live.answer);
      const records = subject.recordsOf(data);
      const count = records.length;
      records.push(copy(records[0]));
      const page = await valueOf(withLive(subject.wrap(data)).list());
      expect(page.matches).toHaveLength(count);
    });

    it.each([
      ['no JSON', '<html>bad gateway</html>'],
      ['a cut answer', liveText.slice(0, liveText.length / 2)],
      ['another shape', '[]'],
      ['nothing', ''],
    ])('calls %s malformed', async (_, text) => {
      expect(await withLive(text).list()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('calls a success without its data malformed', async () => {
      const result = await withLive(subject.wrap({})).list();
      expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('hands on what the venue refuses with', async () => {
      const result = await withLive(subject.refuse(7003, '维护中')).list();
      expect(result).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '7003', message: '维护中' },
      });
    });

    it('gives up when its caller does', async () => {
      const { sports } = withLive();
      const gone = new AbortController();
      const asked = sports.matches({ period: 'live', sport: 'football', signal: gone.signal });
      gone.abort();
      expect(await asked).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    });

    it('has nothing of a sport the family does not number, without asking', async () => {
      const { world, sports } = withLive();
      const page = await valueOf(sports.matches({ period: 'today', sport: subject.unknownSport }));
      expect(page).toEqual({ matches: [], page: 1, total: 0, hasMore: false, dropped: 0 });
      expect(world.sent).toHaveLength(0);
    });

    it('shows a guest the same list in a session for looking', async () => {
      const { world, list } = withLive(liveText, 'guest');
      expect((await valueOf(list())).matches.length).toBeGreaterThan(0);
      expect(world.sentTo('/game/api/v1/venue/launch')).toHaveLength(0);
      expect(world.sentTo('/game/api/v1/venue/frontLaunch')).toHaveLength(1);
    });

    it('ERR-035 ERR-036 renews a refused token once for many calls and repeats each once', async () => {
      const { world, list } = withLive((request) =>
        subject.tokenIn(request) === 'token-1' ? subject.refuse(subject.tokenCode, 'token') : liveText,
      );
      const results = await Promise.all(Array.from({ length: 8 }, list));
      expect(results.every((result) => result.ok)).toBe(true);
      expect(world.launches()).toBe(2);
      expect(world.sentTo(paths.live)).toHaveLength(16);
    });

    it('ERR-035 ERR-036 does not renew again within a second', async () => {
      const { world, list } = withLive(subject.refuse(subject.tokenCode, 'token'));
      await list();
      await list();
      expect(world.launches()).toBe(2);
      world.time.now += 1000;
      await list();
      expect(world.launches()).toBe(3);
    });

    it('places a bet under its key and reads the golden order', async () => {
      const { world, sports, list } = withLive();
      const order = orderOf((await valueOf(list())).matches[0]);
      world.reply(paths.placeBet, subject.wrap(placed.answer));
      const bet = await valueOf(sports.placeBet(order, 'key-1'));
      expect({ bet: betInGoldenWords(bet) }).toEqual(expected(`${family}-order`));
      expect(bet.key).toBe('key-1');
      expect(world.sentTo(paths.placeBet).map((request) => request.headers['Idempotency-Key'])).toEqual([
        'key-1',
      ]);
    });

    it('repeats a bet that a refused token stopped, under the same key', async () => {
      const { world, sports, list } = withLive();
      const order = orderOf((await valueOf(list())).matches[0]);
      world.reply(paths.placeBet, (request) =>
        subject.tokenIn(request) === 'token-1'
          ? subject.refuse(subject.tokenCode, 'token')
          : subject.wrap(placed.answer),
      );
      await valueOf(sports.placeBet(order, 'key-2'));
      expect(world.sentTo(paths.placeBet).map((request) => request.headers['Idempotency-Key'])).toEqual([
        'key-2',
        'key-2',
      ]);
    });

    it("never repeats one member's bet as another's", async () => {
      const { world, sports, list } = withLive();
      const order = orderOf((await valueOf(list())).matches[0]);
      world.reply(paths.placeBet, () => {
        world.storedItems.set(ITEMS.token, { value: 'other member', expiresAt: world.time.now + 1000 });
        return subject.refuse(subject.tokenCode, 'token');
      });
      expect(await sports.placeBet(order, 'key-6')).toMatchObject({ ok: false, error: { kind: 'business' } });
      expect(world.sentTo(paths.placeBet)).toHaveLength(1);
    });

    it('asks by the key what became of a bet whose answer was lost', async () => {
      const { world, sports, list } = withLive();
      const order = orderOf((await valueOf(list())).matches[0]);
      world.reply(paths.placeBet, { status: 500 });
      const result = await sports.placeBet(order, 'key-3');
      if (result.ok) throw new Error('the answer was lost');
      expect(isOutcomeUnknown(result.error)).toBe(true);
      expect(world.sentTo(paths.placeBet)).toHaveLength(1);

      world.reply(paths.askBet, subject.wrap(subject.betAnswer([subject.orderIn(placed)])));
      const bet = await valueOf(sports.confirmBet('key-3'));
      expect(bet && { bet: betInGoldenWords(bet) }).toEqual(expected(`${family}-order`));
      expect(JSON.stringify(world.sentTo(paths.askBet)[0]?.body)).toContain('"key-3"');

      world.reply(paths.askBet, subject.wrap(subject.betAnswer([])));
      expect(await valueOf(sports.confirmBet('key-4'))).toBeNull();
      expect(await sports.bet('1')).toMatchObject({ ok: false, error: { code: '7108' } });
    });

    it('refuses to bet on a selection of another venue or without a price', async () => {
      const { world, sports, list } = withLive();
      const order = orderOf((await valueOf(list())).matches[0]);
      const [leg] = order.legs;
      if (leg === undefined) throw new Error('no leg');
      const foreign = { ...order, legs: [{ ...leg, selection: { ...leg.selection, wire: { other: 1 } } }] };
      const priceless = { ...leg.selection };
      delete priceless.odds;
      for (const wrong of [
        foreign,
        { ...order, legs: [{ ...leg, selection: priceless }] },
        { ...order, legs: [] },
      ]) {
        const result = await sports.placeBet(wrong, 'key-5');
        expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      }
      expect(world.sentTo(paths.placeBet)).toHaveLength(0);
    });

    it('lists bets and drops what cannot be read', async () => {
      const { world, sports } = withLive();
      world.reply(paths.betList, subject.wrap(subject.betList([subject.orderIn(placed), { broken: true }])));
      const page = await valueOf(sports.bets({ settled: false }));
      expect(page.bets.map((bet) => ({ bet: betInGoldenWords(bet) }))).toEqual([expected(`${family}-order`)]);
      expect(page.dropped).toBe(1);
    });
  });
}
