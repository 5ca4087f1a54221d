import { memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import * as fc from 'fast-check';
import { stakeAdmission } from './admission';
import { askFor, confirmChange } from './limit-changes';
import type { LimitName } from '../words/limit-words';
import { keepLimit, limitsOf } from './limits';
import { spanAt } from './spans';

const HOUR = 3_600_000;
const START = Date.parse('2028-02-28T10:00:00Z');
const NAMES: readonly LimitName[] = [
  { kind: 'stake', span: 'day' },
  { kind: 'stake', span: 'week' },
  { kind: 'loss', span: 'day' },
  { kind: 'loss', span: 'month' },
];

type Step =
  | { readonly do: 'bet' | 'payout'; readonly amount: bigint }
  | { readonly do: 'ask'; readonly amount: bigint | undefined; readonly name: LimitName }
  | { readonly do: 'confirm'; readonly name: LimitName }
  | { readonly do: 'shift'; readonly hours: number };

const amount = fc.bigInt({ min: 1n, max: 60n });
const name = fc.constantFrom(...NAMES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payout' as const), amount }) },
  fc.record({ do: fc.constant('ask' as const), amount: fc.option(amount, { nil: undefined }), name }),
  fc.record({ do: fc.constant('confirm' as const), name }),
  fc.record({ do: fc.constant('shift' as const), hours: fc.integer({ min: -26, max: 26 }) }),
);

describe('limits in force', () => {
  let sandbox: TestSandbox;
  let members = 0;

  beforeAll(async () => {
    sandbox = await startSandbox({ start: START });
    await sandbox.clock.rate(0);
  });
  afterAll(() => sandbox.close());

  /** A member with money at a venue, and what they have staked and won, as the spec counts it itself. */
  async function player() {
    const { services } = sandbox;
    const { id } = await services.members.create({
      name: `player${String((members += 1))}`,
      password: 'x',
      passwordCost: 2,
    });
    const wallet = memberAccount(id, 'IMTY');
    const escrow = platformAccount('escrow-IMTY');
    const posted: { readonly at: number; readonly staked: bigint; readonly won: bigint }[] = [];
    const { ledger, storage, clock } = services;
    await ledger.transfer({
      from: platformAccount('deposits'),
      to: wallet,
      amount: 1_000_000n,
      reason: 'topUp',
      reference: 'seed',
      memberId: id,
    });
    const note = { memberId: id, reference: 'play' };
    return {
      id,
      posted,
      async bet(stake: bigint): Promise<boolean> {
        try {
          await storage.transaction(async () => {
            await stakeAdmission(services)(id, stake);
            await ledger.transfer({ from: wallet, to: escrow, amount: stake, reason: 'bet', ...note });
          });
        } catch {
          return false;
        }
        posted.push({ at: clock.now(), staked: stake, won: 0n });
        return true;
      },
      async win(payout: bigint): Promise<void> {
        await ledger.transfer({
          from: platformAccount('house'),
          to: wallet,
          amount: payout,
          reason: 'payout',
          ...note,
        });
        posted.push({ at: clock.now(), staked: 0n, won: payout });
      },
    };
  }

  it('ROLE-009 no sequence of bets, wins, changes and clock shifts passes the limit then in force', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        await sandbox.clock.set(new Date(START).toISOString());
        const { storage, clock } = sandbox.services;
        const one = await player();
        for (const each of steps) {
          const now = clock.now();
          const limitFor = await limitsOf(storage, one.id);
          if (each.do === 'shift') await sandbox.clock.advance(each.hours * HOUR);
          else if (each.do === 'payout') await one.win(each.amount);
          else if (each.do === 'ask')
            await keepLimit(storage, one.id, each.name, askFor(limitFor(each.name), each.amount, now));
          else if (each.do === 'confirm') {
            const confirmed = confirmChange(limitFor(each.name), now);
            if (typeof confirmed !== 'string') await keepLimit(storage, one.id, each.name, confirmed);
          } else if (await one.bet(each.amount)) {
            for (const limit of NAMES) {
              const most = limitFor(limit).amount;
              const { from, until } = spanAt(limit.span, now, 'Asia/Shanghai');
              const within = one.posted.filter(({ at }) => at >= from && at < until);
              const staked = within.reduce((sum, { staked: stake }) => sum + stake, 0n);
              const won = within.reduce((sum, { won: gain }) => sum + gain, 0n);
              const used = limit.kind === 'stake' ? staked : staked - won;
              if (most !== undefined && used > most)
                throw new Error(`${limit.kind} ${limit.span}: ${String(used)} > ${String(most)}`);
            }
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('ROLE-009 takes the last cent of a limit and not one more', async () => {
    const one = await player();
    await keepLimit(
      sandbox.services.storage,
      one.id,
      { kind: 'loss', span: 'day' },
      askFor({ amount: undefined, change: undefined }, 100n, 0),
    );
    expect([await one.bet(99n), await one.bet(2n), await one.bet(1n), await one.bet(1n)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await one.win(50n);
    expect([await one.bet(51n), await one.bet(50n)]).toEqual([false, true]);
  });
});
