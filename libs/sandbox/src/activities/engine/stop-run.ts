import { BusinessError } from '@heptad/sandbox-venues';
import { rightsOf } from '../../members/member-rights';
import type { Run } from './activity';
import { payWon, unpaidOf } from './claim';
import type { ActivityEngine } from './engine';
import { enter } from './join';

/** What came of stopping a run. */
export interface Stopped {
  readonly paid: number;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Stops a run: from this moment on nobody joins or plays it, and what members have won by then is paid to them at once. Whoever rests keeps what
 * they have won and may claim it until the run's deadline. Stopping twice is stopping once.
 */
export async function stopRun(engine: ActivityEngine, run: Run, now: number): Promise<Stopped> {
  const { storage, members } = engine.services;
  await storage.db
    .insertInto('activity_stops')
    .values({ run_id: run.id, stopped_at: now })
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .execute();
  const kind = engine.kindOf(run);
  const entered = await storage.db
    .selectFrom('promotion_entries')
    .select('member_id')
    .where('promotion_id', '=', run.id)
    .execute();
  const ids =
    kind.joinsItself === true
      ? (await members.list()).map(({ id }) => id)
      : entered.map(({ member_id }) => member_id);
  let paid = 0;
  let amount = 0n;
  for (const id of ids) {
    const sum = await payAll(engine, run, id, now);
    paid += sum.paid;
    amount += sum.amount;
  }
  return { paid, amount };
}

/** Pays one member all that they have won in a run, each prize in a transaction of its own. */
async function payAll(engine: ActivityEngine, run: Run, memberId: string, now: number): Promise<Stopped> {
  const { storage, members } = engine.services;
  const member = await members.find(memberId);
  if (member === undefined || !rightsOf(member).payIn) return { paid: 0, amount: 0n };
  const seatNow = () => engine.anySeat(run.id, { member, locale: 'zh-CN', now });
  let paid = 0;
  let amount = 0n;
  for (const { source } of await unpaidOf(engine.kindOf(run), await seatNow())) {
    try {
      await storage.transaction(async () => {
        const seat = await seatNow();
        const won = (await unpaidOf(engine.kindOf(run), seat)).find((each) => each.source === source);
        if (won === undefined) return;
        await enter(engine.services, member.id, run.id, now);
        await payWon(seat, member, won, `stop:${run.id}:${source}`);
        paid += 1;
        amount += won.amount;
      });
    } catch (error) {
      // A prize that is given away is nobody's; everything else has to be looked into.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
  return { paid, amount };
}
