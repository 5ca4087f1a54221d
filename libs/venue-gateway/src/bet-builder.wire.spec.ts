import { addMoney, compareOdds, money, subtractMoney, type Money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { offersBetBuilder } from './catalogue/bet-builder';
import type { BetOrder, BuilderPrice, OrderLeg } from './entities/bet';
import type { Match } from './entities/match';
import { VENUE_CODES } from './entities/venue';
import type { SportsVenue } from './ports/sports-venue';
import { gatewayOver } from './testing/sandbox-gateway';
import { valueOf } from './testing/value-of';

const connect = (sandbox: TestSandbox, token: string | undefined) =>
  gatewayOver(openSandboxClient(sandbox, token));

let sandbox: TestSandbox;
let gateway: ReturnType<typeof connect>;
const NOW = Date.UTC(2026, 5, 6, 12, 21);

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => NOW });
  gateway = connect(sandbox, await sandbox.logIn());
  await valueOf(gateway.wallet.transferIn('FBTY', money('500.00'), 'in'));
});
afterAll(() => sandbox.close());

async function footballOf(venue: SportsVenue): Promise<Match> {
  const [listed] = (await valueOf(venue.matches({ period: 'today', sport: 'football' }))).matches;
  return (await valueOf(venue.match(listed?.id ?? ''))).match;
}

function legOf(match: Match, kind: string, side: string, line?: string): OrderLeg {
  for (const market of match.markets)
    for (const selection of market.selections)
      if (market.kind === kind && market.period === 'full' && selection.side === side)
        if (line === undefined || market.line === line) return { match, market, selection };
  throw new Error(`no ${kind} ${side}`);
}

function halfLine(match: Match): string {
  const line = match.markets.find(
    (market) => market.kind === 'overUnder' && market.period === 'full' && market.line?.endsWith('.5'),
  )?.line;
  if (line === undefined) throw new Error('no half line');
  return line;
}

const twoLegs = (match: Match): readonly OrderLeg[] => [
  legOf(match, 'moneyline', 'draw'),
  legOf(match, 'overUnder', 'under', halfLine(match)),
];

function orderAt(price: BuilderPrice, legs: readonly OrderLeg[], more: Partial<BetOrder> = {}): BetOrder {
  if (price.state !== 'open') throw new Error(price.reason);
  return {
    legs,
    comboCode: legs.length * 1000 + 1,
    builderOdds: price.odds,
    stake: money('20.00'),
    acceptance: 'none',
    ...more,
  };
}

const balance = async (): Promise<Money> => {
  const { channels } = await valueOf(gateway.wallet.balances());
  return channels.find(({ channel }) => channel === 'FBTY')?.balance ?? money('0');
};

describe('a bet builder on the wire', () => {
  it('is offered by FB alone; the others refuse to price and to place one', async () => {
    expect(VENUE_CODES.filter(offersBetBuilder)).toEqual(['FBTY']);
    for (const code of ['IMTY', 'YBTY', 'DBTY'] as const) {
      const venue = gateway.sports(code);
      const legs = twoLegs(await footballOf(venue));
      const refused = { ok: false, error: { kind: 'business', code: '7104' } };
      expect(await venue.builderPrice(legs)).toMatchObject(refused);
      const price: BuilderPrice = {
        state: 'open',
        odds: legs[0]!.selection.odds!,
        min: money('2'),
        max: money('9'),
      };
      expect(await venue.placeBet(orderAt(price, legs), 'elsewhere')).toMatchObject(refused);
    }
  });

  it('has one price, which is not the product of its selections', async () => {
    const venue = gateway.sports('FBTY');
    const legs = twoLegs(await footballOf(venue));
    const price = await valueOf(venue.builderPrice(legs));
    if (price.state !== 'open') throw new Error(price.reason);
    // A draw makes few goals likelier: together they pay less than multiplied, and more than the draw alone.
    const [draw, under] = legs.map(({ selection }) => selection.odds!);
    expect(Number(price.odds)).toBeLessThan(Number(draw) * Number(under) * 0.95);
    expect(compareOdds(price.odds, draw!)).toBeGreaterThanOrEqual(0);
    expect(await valueOf(venue.builderPrice([...legs].reverse()))).toEqual(price);
  });

  it('says which selections cannot be one bet, and why', async () => {
    const venue = gateway.sports('FBTY');
    const match = await footballOf(venue);
    const home = legOf(match, 'moneyline', 'home');
    const away = legOf(match, 'moneyline', 'away');
    const refusal = async (...legs: OrderLeg[]) => valueOf(venue.builderPrice(legs));
    const keys = [home.selection.key, away.selection.key];
    expect(await refusal(home, away)).toEqual({ state: 'refused', reason: 'impossible', keys });
    const exact = legOf(match, 'correctScore', 'score:2:1');
    expect(await refusal(home, exact)).toMatchObject({ state: 'refused', reason: 'contained' });
    const corners = legOf(match, 'cornersOverUnder', 'over');
    expect(await refusal(home, corners)).toEqual({
      state: 'refused',
      reason: 'notJoinable',
      keys: [corners.selection.key],
    });
  });

  it('is placed once by its key, told again with its price, and settled by the result', async () => {
    const venue = gateway.sports('FBTY');
    const match = await footballOf(venue);
    const legs = twoLegs(match);
    const price = await valueOf(venue.builderPrice(legs));
    const order = orderAt(price, legs);
    const before = await balance();
    const bet = await valueOf(venue.placeBet(order, 'builder-1'));
    expect(bet).toMatchObject({ state: 'accepted', comboCode: 2001, builderOdds: order.builderOdds });
    expect((await valueOf(venue.placeBet(order, 'builder-1'))).id).toBe(bet.id);
    expect(await valueOf(venue.confirmBet('builder-1'))).toMatchObject({
      id: bet.id,
      builderOdds: order.builderOdds,
    });
    expect(await balance()).toBe(subtractMoney(before, order.stake));
    expect(await valueOf(venue.cashOutOffers([bet.id]))).toEqual([{ betId: bet.id, state: 'none' }]);

    await sandbox.clock.set(match.kickOff + 4 * 3_600_000);
    gateway = connect(sandbox, await sandbox.logIn());
    const over = await valueOf(gateway.sports('FBTY').bet(bet.id));
    const won = over.legs.every(({ state }) => state === 'won');
    expect(over.state).toBe(won ? 'won' : 'lost');
    expect(over.returned).toBe(won ? bet.potentialReturn : '0.00');
    expect(await balance()).toBe(addMoney(subtractMoney(before, order.stake), over.returned ?? money('0')));
  });

  it('is not taken at another price than was seen', async () => {
    const venue = gateway.sports('FBTY');
    const legs = twoLegs(await footballOf(venue));
    const price = await valueOf(venue.builderPrice(legs));
    if (price.state !== 'open') throw new Error(price.reason);
    const dearer = orderAt({ ...price, odds: legs[0]!.selection.odds! }, legs, { acceptance: 'none' });
    expect(await venue.placeBet(dearer, 'builder-2')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7101' },
    });
    expect(await valueOf(venue.confirmBet('builder-2'))).toBeNull();
  });
});
