import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { createSimulation } from '@heptad/sandbox-simulation';
import { createStoredCommands } from '../match-commands/stored-commands';
import { platformAccount } from '../wallet/accounts';
import { createBettingEngine } from './create-betting-engine';
import {
  BETTING_MEMBER,
  BETTING_START,
  openBetting,
  pickSelection,
  singleOrder,
} from '../testing/betting-under-test';
import type { BettingUnderTest } from '../testing/betting-under-test';

const HOUR = 3_600_000;

let under: BettingUnderTest;

beforeEach(async () => {
  under = await openBetting();
});

afterEach(async () => {
  await under.storage.close();
});

describe('live delay', () => {
  it('holds a live bet pending and decides it by the state at the end of the delay, however late that is looked at', async () => {
    const placed = await under.betting.place(
      singleOrder(pickSelection(under.live(), 'overUnder', 'over'), { acceptance: 2 }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.bet).toMatchObject({ state: 'pending', decidesAt: BETTING_START + 4000 });
    await under.jump(3999);
    expect(await under.betting.order(BETTING_MEMBER, placed.bet.id)).toMatchObject({ state: 'pending' });
    await under.jump(5 * HOUR);
    expect(under.events.map(({ type }) => type)).toEqual(['accepted', 'settled']);
    expect((await under.ledger.invariants()).holds).toBe(true);
  });

  it('rejects a live bet whose match is suspended meanwhile, and gives the stake back', async () => {
    const match = under.live();
    const placed = await under.betting.place(
      singleOrder(pickSelection(match, 'overUnder', 'over'), { acceptance: 2 }),
    );
    expect(await under.balance()).toBe(900_00n);
    await under.simulation.command(match.id, { type: 'suspend' });
    await under.jump(4000);
    if (!placed.ok) throw new Error(placed.reason);
    expect(await under.betting.order(BETTING_MEMBER, placed.bet.id)).toMatchObject({
      state: 'rejected',
      refusal: 'marketSuspended',
    });
    expect(await under.balance()).toBe(1_000_00n);
  });
});

describe('settling', () => {
  it('pays a won bet exactly, once, also after a restart', async () => {
    const match = under.upcoming();
    const sides = ['home', 'draw', 'away'];
    const picks = sides.map((side) => pickSelection(match, 'threeWay', side));
    for (const [index, selection] of picks.entries()) {
      await under.betting.place(singleOrder(selection, { idempotencyKey: sides[index] ?? '' }));
    }
    expect(await under.balance()).toBe(700_00n);
    await under.jump(match.kickOff - under.clock.now() + 3 * HOUR);
    const final = under.simulation.match(match.id)?.score;
    if (!final) throw new Error('no score');
    const winner = final.home > final.away ? 0 : final.home === final.away ? 1 : 2;
    const expected = 700_00n + (100_00n * minorUnits(money(picks[winner]?.odds ?? ''))) / 100n;
    expect(await under.balance()).toBe(expected);

    const restarted = createBettingEngine(under);
    await Promise.all([restarted.advance(), under.betting.advance(), restarted.advance()]);
    expect(await under.balance()).toBe(expected);
    const page = await under.betting.orders({ memberId: BETTING_MEMBER, state: 'over' });
    expect(page.bets.map(({ state }) => state).sort()).toEqual(['lost', 'lost', 'won']);
    expect(page.totalStake).toBe('300.00');
    expect(page.totalPayout).toBe(fromMinorUnits(expected - 700_00n));
    expect(await under.ledger.balance(platformAccount('escrow-IMTY'))).toBe(0n);
    expect((await under.ledger.invariants()).holds).toBe(true);
  });

  it('settles a first-half market at half time and voids what an abandoned match leaves open', async () => {
    const match = under.upcoming();
    const firstHalf = match.markets.find(({ kind, period }) => kind === 'overUnder' && period === 'firstHalf')
      ?.selections[0];
    if (!firstHalf) throw new Error('no first half market');
    const half = await under.betting.place(singleOrder(firstHalf, { idempotencyKey: 'half' }));
    const full = await under.betting.place(
      singleOrder(pickSelection(match, 'threeWay', 'home'), { idempotencyKey: 'full' }),
    );
    if (!half.ok || !full.ok) throw new Error('refused');
    await under.jump(match.kickOff - under.clock.now() + 55 * 60_000);
    expect((await under.betting.order(BETTING_MEMBER, half.bet.id))?.payout).toBeDefined();
    expect((await under.betting.order(BETTING_MEMBER, full.bet.id))?.state).toBe('accepted');
    await under.simulation.command(match.id, { type: 'abandon' });
    await under.jump(0);
    expect(await under.betting.order(BETTING_MEMBER, full.bet.id)).toMatchObject({
      state: 'void',
      payout: '100.00',
    });
  });

  it('settles a treble and its doubles when all matches have ended', async () => {
    const legs = [0, 4, 8]
      .map((place) => pickSelection(under.upcoming(place), 'threeWay', 'home'))
      .map(({ key, odds }) => ({ selection: key, odds }));
    const placed = await under.betting.place(
      singleOrder(pickSelection(under.upcoming(), 'threeWay', 'home'), {
        code: 3004,
        legs,
        unitStake: money('10.00'),
      }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.bet).toMatchObject({ combinations: 4, stake: '40.00' });
    await under.jump(24 * HOUR);
    const bet = await under.betting.order(BETTING_MEMBER, placed.bet.id);
    expect(['won', 'lost', 'push']).toContain(bet?.state);
    expect(bet?.payout).toBeDefined();
  });

  it('settles when a command ends the match, by the score it had', async () => {
    const match = under.live();
    const placed = await under.betting.place(
      singleOrder(pickSelection(match, 'overUnder', 'under'), { acceptance: 2 }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    await under.jump(4000);
    await under.simulation.command(match.id, { type: 'end' });
    await under.jump(0);
    const bet = await under.betting.order(BETTING_MEMBER, placed.bet.id);
    expect(bet?.legs[0]?.result).toEqual(under.simulation.match(match.id)?.score);
    expect(under.events.at(-1)?.type).toBe('settled');
  });
});

describe('commands', () => {
  it('outlive a restart', async () => {
    const store = createStoredCommands(under.storage);
    const first = await createSimulation({ seed: 7, clock: under.clock, store });
    const match = first.matches({ period: 'live', sport: 'football' })[0];
    if (!match) throw new Error('no football in play');
    await first.command(match.id, { type: 'score', side: 'away', points: 2 });
    const second = await createSimulation({ seed: 7, clock: under.clock, store });
    expect(second.match(match.id)).toEqual(first.match(match.id));
    expect(second.match(match.id)?.score.away).toBe(match.score.away + 2);
  });
});
