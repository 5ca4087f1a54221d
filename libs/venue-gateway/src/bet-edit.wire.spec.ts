import { money, subtractMoney, type Money } from '@heptad/formatting';
import { openSandboxClient, startSandbox, type TestSandbox } from '@heptad/testing';
import { offersBetEdit } from './catalogue/bet-edit';
import type { BetOrder, OrderLeg } from './entities/bet';
import type { Match } from './entities/match';
import { VENUE_CODES } from './entities/venue';
import { gatewayOver, orderOn } from './testing/sandbox-gateway';
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

const fb = () => gateway.sports('FBTY');

async function footballOf(place: number): Promise<Match> {
  const { matches } = await valueOf(fb().matches({ period: 'early', sport: 'football' }));
  return (await valueOf(fb().match(matches[place]?.id ?? ''))).match;
}

function winnerOf(match: Match, side: string): OrderLeg {
  const market = match.markets.find(({ kind, period }) => kind === 'moneyline' && period === 'full');
  const selection = market?.selections.find((each) => each.side === side);
  if (market === undefined || selection === undefined) throw new Error(`no ${side}`);
  return { match, market, selection };
}

const order = (legs: readonly OrderLeg[], more: Partial<BetOrder> = {}): BetOrder => ({
  legs,
  comboCode: legs.length * 1000 + 1,
  stake: money('20.00'),
  acceptance: 'none',
  ...more,
});

const balance = async (): Promise<Money> => {
  const { channels } = await valueOf(gateway.wallet.balances());
  return channels.find(({ channel }) => channel === 'FBTY')?.balance ?? money('0');
};

describe('an edited bet on the wire', () => {
  it('is offered by FB alone; the others refuse it without asking', async () => {
    expect(VENUE_CODES.filter(offersBetEdit)).toEqual(['FBTY']);
    for (const code of ['IMTY', 'YBTY', 'DBTY'] as const) {
      const venue = gateway.sports(code);
      const { matches } = await valueOf(venue.matches({ period: 'today', sport: 'football' }));
      expect(
        await venue.placeBet({ ...orderOn(matches), replaces: '1000000001' }, `x-${code}`),
      ).toMatchObject({
        ok: false,
        error: { kind: 'business', code: '7112' },
      });
    }
  });

  it('takes the place of the bet before, with a selection swapped, one more, and more at stake', async () => {
    const [first, second] = [await footballOf(0), await footballOf(1)];
    const before = await valueOf(fb().placeBet(order([winnerOf(first, 'home')]), 'bet-1'));
    const owned = await balance();
    const legs = [winnerOf(first, 'away'), winnerOf(second, 'home')];
    const wish = order(legs, { stake: money('30.00'), replaces: before.id });
    const after = await valueOf(fb().placeBet(wish, 'edit-1'));
    expect(after).toMatchObject({ state: 'accepted', stake: '30.00', comboCode: 2001 });
    expect(after.legs.map(({ side }) => side)).toEqual(['away', 'home']);
    expect(await balance()).toBe(subtractMoney(owned, money('10.00')));
    expect(await valueOf(fb().bet(before.id))).toMatchObject({ state: 'edited', stake: '20.00' });
    const { bets } = await valueOf(fb().bets({ settled: true }));
    expect(bets.map(({ id, state }) => [id, state])).toContainEqual([before.id, 'edited']);

    // The same key is the same edit, a lost answer is asked for by it, and a second edit of the ended bet is refused.
    expect(await valueOf(fb().placeBet(wish, 'edit-1'))).toMatchObject({ id: after.id });
    expect(await valueOf(fb().confirmBet('edit-1'))).toMatchObject({ id: after.id, key: 'edit-1' });
    expect(await fb().placeBet(wish, 'edit-2')).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7112', message: '注单已结算或已变更，不能修改' },
    });
    const dearer = { ...wish, stake: money('31.00') };
    expect(await fb().placeBet(dearer, 'edit-1')).toMatchObject({ ok: false });
    expect(await balance()).toBe(subtractMoney(owned, money('10.00')));
  });

  it('is refused in words with less at stake, with nothing changed, and of a bet nobody knows', async () => {
    const match = await footballOf(2);
    const legs = [winnerOf(match, 'home')];
    const { id } = await valueOf(fb().placeBet(order(legs), 'bet-2'));
    const refusal = async (more: Partial<BetOrder>) => {
      const answer = await fb().placeBet(order(legs, { replaces: id, ...more }), JSON.stringify(more));
      return answer.ok || answer.error.kind !== 'business' ? 'taken' : answer.error.code;
    };
    expect(await refusal({ stake: money('19.00') })).toBe('7103');
    expect(await refusal({})).toBe('7112');
    expect(await refusal({ replaces: '1999999999' })).toBe('7108');
    expect(await valueOf(fb().bet(id))).toMatchObject({ state: 'accepted', stake: '20.00' });
  });
});
