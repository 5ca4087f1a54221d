import { BETTING_MEMBER, openBetting, pickSelection, singleOrder } from '@heptad/sandbox-ledger/testing';
import type { BettingUnderTest } from '@heptad/sandbox-ledger/testing';
import { findBets, listBets } from './take-bet';
import type { Punter } from '../access/venue-access';

const punter: Punter = { memberId: BETTING_MEMBER, venue: 'IMTY' };
const everything = { page: 1, size: 20 };
let under: BettingUnderTest;

beforeEach(async () => {
  under = await openBetting();
});
afterEach(() => under.storage.close());

async function place(idempotencyKey: string, live = false): Promise<string> {
  const selection = live
    ? pickSelection(under.live(), 'overUnder', 'over')
    : pickSelection(under.upcoming(), 'threeWay', 'home');
  const placed = await under.betting.place(singleOrder(selection, { idempotencyKey, acceptance: 2 }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.bet.id;
}

/** As many bets as a busy member makes in a month, all newer than those there are. */
async function placeMany(count: number): Promise<void> {
  const { id: _id, ...row } = await under.storage.db.selectFrom('bets').selectAll().executeTakeFirstOrThrow();
  await under.storage.db
    .insertInto('bets')
    .values(
      Array.from({ length: count }, (_, index) => ({ ...row, idempotency_key: `many-${String(index)}` })),
    )
    .execute();
}

describe('bets asked for', () => {
  it('by their key are found however many came after them, and no other', async () => {
    const id = await place('the-key');
    await placeMany(250);
    expect((await findBets(under, punter, { key: 'the-key' })).map((bet) => bet.id)).toEqual([id]);
    expect(await findBets(under, punter, { key: 'the-ke' })).toEqual([]);
    expect(await findBets(under, punter, { key: '' })).toEqual([]);
  });

  it('by a key are those of the member and the venue alone', async () => {
    await place('the-key');
    expect(await findBets(under, { ...punter, memberId: 'other' }, { key: 'the-key' })).toEqual([]);
    expect(await findBets(under, { ...punter, venue: 'FBTY' }, { key: 'the-key' })).toEqual([]);
  });

  it('by their ids come in the order asked for', async () => {
    const [first, second] = [await place('one'), await place('two')];
    const found = await findBets(under, punter, { ids: [second, '999', first] });
    expect(found.map(({ id }) => id)).toEqual([second, first]);
    expect(await findBets(under, punter, {})).toEqual([]);
  });
});

describe('a rejected bet', () => {
  it('is over: it is listed with the settled, and its stake is in no sum', async () => {
    const id = await place('late', true);
    await under.simulation.command(under.live().id, { type: 'suspend' });
    await under.jump(4_000);
    expect((await listBets(under, punter, { ...everything, settled: false })).bets).toEqual([]);
    const over = await listBets(under, punter, { ...everything, settled: true });
    expect(over.bets).toMatchObject([{ id, state: 'rejected', stake: '100.00' }]);
    expect(over).toMatchObject({ total: 1, totalStake: '0.00', totalPayout: '0.00' });
  });
});
