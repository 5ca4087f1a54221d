import { type Call, type CallRequest, type CallResponse, selections } from '@heptad/contracts';
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
});
