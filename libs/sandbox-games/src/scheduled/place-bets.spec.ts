import { IdempotencyConflict } from '@heptad/sandbox-ledger';
import { scheduledGame, scheduledPlay } from '../testing/play-under-test';

const TABLE = scheduledGame('peony-baccarat-1');
const OTHER = scheduledGame('peony-roulette');
const START = Date.UTC(2026, 10, 26, 12);
const ROUND = TABLE.engine.roundAt(TABLE.game, START);
const LEAST = TABLE.game.limits.least;
const MOST = TABLE.game.limits.greatest;

describe('bets on a round by the clock', () => {
  let play: Awaited<ReturnType<typeof scheduledPlay>>;

  beforeEach(async () => {
    play = await scheduledPlay({ sqlite: ':memory:' }, ROUND.opensAt);
    await play.pay('m1');
  });
  afterEach(() => play.close());

  const bet = (spot = 'player', stake = LEAST, more: Partial<Parameters<typeof play.bet>[0]> = {}) =>
    play.bet({ memberId: 'm1', ...TABLE, bets: [{ spot, stake }], ...more });
  const untouched = async () => {
    expect(await play.balance('m1')).toBe(1_000_000n);
    expect(await play.escrow()).toBe(0n);
    expect(await play.rounds()).toEqual([]);
  };

  it('wait in the escrow, all of a member’s in one round', async () => {
    await bet('player', LEAST);
    await bet('tie', LEAST);
    const row = await bet('player', LEAST * 2n);
    expect(JSON.parse(row.choice)).toEqual({
      bets: [
        { spot: 'player', stake: '15.00' },
        { spot: 'tie', stake: '5.00' },
      ],
    });
    expect(row).toMatchObject({ state: 'open', stake_minor: LEAST * 4n, due_at: ROUND.resultAt });
    expect(await play.rounds()).toHaveLength(1);
    expect(await play.escrow()).toBe(LEAST * 4n);
    expect(await play.balance('m1')).toBe(1_000_000n - LEAST * 4n);
  });

  it('are one posting for each call, however many spots it has', async () => {
    await bet('player', LEAST, {
      bets: ['player', 'tie', 'playerPair', 'bankerPair'].map((spot) => ({ spot, stake: LEAST })),
    });
    const entries = await play.ledger.history({ memberId: 'm1', limit: 10 });
    expect(entries.filter(({ reason }) => reason === 'bet')).toHaveLength(1);
  });

  it('are taken in the last millisecond, and none in the one in which betting closes', async () => {
    play.state.time = ROUND.closesAt - 1;
    await bet();
    play.state.time = ROUND.closesAt;
    await expect(bet()).rejects.toMatchObject({ reason: 'late' });
    expect(await play.escrow()).toBe(LEAST);
  });

  it.each([
    ['the round before', -1],
    ['the next one', 1],
  ])('on %s are refused', async (_, step) => {
    await expect(bet('player', LEAST, { number: ROUND.number + step })).rejects.toMatchObject({
      reason: 'late',
    });
    await untouched();
  });

  it.each([
    ['a spot that there is not', [{ spot: 'dragon', stake: LEAST }], 'badChoice'],
    ['no bet at all', [], 'badChoice'],
    ['less than the least stake', [{ spot: 'player', stake: LEAST - 1n }], 'belowLeast'],
    ['nothing', [{ spot: 'player', stake: 0n }], 'badStake'],
    ['a stake below zero', [{ spot: 'player', stake: -LEAST }], 'badStake'],
    ['more than the greatest', [{ spot: 'player', stake: MOST + 1n }], 'aboveMost'],
    ['a banker that cannot be paid to the cent', [{ spot: 'banker', stake: LEAST + 1n }], 'badStake'],
    [
      'one good bet and a bad one',
      [
        { spot: 'player', stake: LEAST },
        { spot: 'nowhere', stake: LEAST },
      ],
      'badChoice',
    ],
  ])('of %s are refused whole', async (_, bets, reason) => {
    await expect(bet('player', LEAST, { bets })).rejects.toMatchObject({ reason });
    await untouched();
  });

  it('are refused where together they are more than the greatest', async () => {
    await bet('player', MOST - LEAST);
    await expect(bet('tie', LEAST * 2n)).rejects.toMatchObject({ reason: 'aboveMost' });
    await bet('tie', LEAST);
    expect(await play.escrow()).toBe(MOST);
  });

  it('are laid once under one key, however often and close they are sent', async () => {
    const key = 'one-key-for-all';
    const rows = await Promise.all(Array.from({ length: 50 }, () => bet('player', LEAST, { key })));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await play.escrow()).toBe(LEAST);
    await expect(bet('tie', LEAST, { key })).rejects.toThrow(IdempotencyConflict);
    expect(await play.escrow()).toBe(LEAST);
  });

  it('that are sent again after the close answer as the first time', async () => {
    const key = 'sent-again-late';
    const first = await bet('player', LEAST, { key });
    play.state.time = ROUND.resultAt + 1;
    const again = await bet('player', LEAST, { key, number: ROUND.number });
    expect(again.id).toBe(first.id);
    expect(await play.escrow()).toBe(LEAST);
  });

  it('without the money for them are refused, and leave no round', async () => {
    await expect(bet('player', LEAST, { memberId: 'poor' })).rejects.toMatchObject({ reason: 'noMoney' });
    await untouched();
  });

  it('that the member’s protection refuses are not laid', async () => {
    play.state.refusal = new Error('resting');
    await expect(bet()).rejects.toThrow('resting');
    await untouched();
  });

  it('of many members and tables are rounds of their own', async () => {
    await play.pay('m2');
    await bet();
    await bet('player', LEAST, { memberId: 'm2' });
    const at = OTHER.engine.roundAt(OTHER.game, play.now());
    play.state.time = Math.max(play.now(), at.opensAt);
    await play
      .bet({ memberId: 'm1', ...OTHER, bets: [{ spot: 'red', stake: LEAST }] })
      .catch(() => undefined);
    const rows = await play.rounds();
    expect(new Set(rows.map(({ member_id, game }) => `${member_id} ${game}`)).size).toBe(rows.length);
  });
});
