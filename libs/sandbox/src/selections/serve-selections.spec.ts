import { type Call, type CallRequest, type CallResponse, selections, wallet } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as v from 'valibot';

describe('what the platform knows of matches', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  async function ask<C extends Call>(call: C, request: CallRequest<C>): Promise<CallResponse<C>> {
    const { body } = await sandbox.send(call, request);
    return v.parse(call.response, body?.['data']);
  }

  const upcoming = () => {
    const [match] = sandbox.services.simulation.matches({ period: 'early', sport: 'football', limit: 1 });
    if (match === undefined) throw new Error('there is always an early match');
    return match;
  };

  describe('the price history', () => {
    it('ends with the price at which the venue offers the selection now, of each by its own margin', async () => {
      const { id } = upcoming();
      const asked = { matchId: id, market: { kind: 'moneyline', period: 'full' }, side: 'home' } as const;
      const own = await ask(selections.priceHistory, { venue: 'FBTY', ...asked });
      const other = await ask(selections.priceHistory, { venue: 'DBTY', ...asked });
      expect(own.prices.length).toBeGreaterThan(20);
      expect(own.prices.at(-1)?.at).toBeLessThanOrEqual(sandbox.services.clock.now());
      expect(new Set(own.prices.map(({ odds }) => odds)).size).toBeGreaterThan(1);
      expect(Number(own.prices.at(-1)?.odds)).toBeGreaterThan(Number(other.prices.at(-1)?.odds));
    });

    it('knows a line however it is written', async () => {
      const { id, markets } = upcoming();
      const line = markets.find(({ kind }) => kind === 'overUnder')?.line ?? '';
      const at = (written: string) =>
        ask(selections.priceHistory, {
          venue: 'IMTY',
          matchId: id,
          market: { kind: 'overUnder', period: 'full', line: written },
          side: 'over',
        });
      const padded = line.includes('.') ? line : `${line}.0`;
      const [one, other] = [await at(padded), await at(line)];
      expect(one.prices.length).toBeGreaterThan(0);
      expect(one.prices.map(({ odds }) => odds)).toEqual(other.prices.map(({ odds }) => odds));
    });

    it.each([
      ['an unknown match', { matchId: '1234567890' }],
      ['a side that the market has not', { side: 'over' }],
      ['a line that no market takes', { market: { kind: 'handicap', period: 'full', line: '0.33' } }],
      ['a period that there is not', { market: { kind: 'moneyline', period: 'quarter9' } }],
    ] as const)('refuses %s', async (_, wrong) => {
      const { body } = await sandbox.send(selections.priceHistory, {
        venue: 'IMTY',
        matchId: upcoming().id,
        market: { kind: 'moneyline', period: 'full' },
        side: 'home',
        ...wrong,
      });
      expect(body?.['status_code']).toBe(4004);
    });
  });

  describe('popular bets', () => {
    const popular = (of: { readonly matchId?: string; readonly sport?: string } = {}) =>
      ask(selections.popularBets, { venue: 'FBTY', language: 'zh-CN', ...of });

    /** Bets 10 on a market's first side before kick-off, under a key of its own. */
    function bet(key: string, market: { readonly selections: readonly { key: string; odds: string }[] }) {
      const [selection] = market.selections;
      if (selection === undefined) throw new Error('a market has sides');
      return sandbox.services.betting.place({
        memberId: '100001',
        venue: 'IMTY',
        idempotencyKey: key,
        code: 1001,
        legs: [{ selection: selection.key, odds: selection.odds }],
        unitStake: money('10'),
        acceptance: 2,
      });
    }

    it('are none before anybody has bet, one bet makes none, and more are counted', async () => {
      expect((await popular()).items).toEqual([]);
      const token = await sandbox.logIn('demo01');
      await sandbox.send(
        wallet.transfer,
        { channelCode: 'IMTY', amount: '500' },
        { token, headers: { 'idempotency-key': 'popular' } },
      );
      const { id, home, markets } = upcoming();
      const winner = markets.find(({ kind }) => kind === 'threeWay');
      const total = markets.find(({ kind, period }) => kind === 'overUnder' && period === 'full');
      if (winner === undefined || total === undefined) throw new Error('football has both');
      expect((await bet('k1', winner)).ok).toBe(true);
      expect((await popular()).items).toEqual([]);
      for (const key of ['k2', 'k3']) await bet(key, winner);
      for (const key of ['k4', 'k5']) await bet(key, total);
      const { hours, items } = await popular();
      expect(hours).toBe(6);
      expect(items.map(({ market, side, bets }) => [market.kind, side, bets])).toEqual([
        ['moneyline', 'home', 3],
        ['overUnder', 'over', 2],
      ]);
      expect(items[0]?.match).toMatchObject({ id, home: home.name['zh-CN'] });
      expect(items[1]?.market.line).toBe(total.line);
      // Of one match or one sport alone: what nobody has bet on there is not made up.
      const other = sandbox.services.simulation
        .matches({ period: 'early', sport: 'football', limit: 2 })
        .find((match) => match.id !== id);
      expect((await popular({ matchId: id, sport: 'football' })).items).toEqual(items);
      expect((await popular({ matchId: other?.id ?? '' })).items).toEqual([]);
      expect((await popular({ sport: 'basketball' })).items).toEqual([]);
      expect((await popular({ sport: 'chess' })).items).toEqual([]);
    });
  });
});
