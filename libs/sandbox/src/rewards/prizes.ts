import { fromMinorUnits } from '@heptad/formatting';
import type { SimName } from '@heptad/sandbox-simulation';
import type { Reached, Run } from '../activities/engine/activity';
import { unpaidOf } from '../activities/engine/claim';
import { createActivityEngine, type ActivityEngine } from '../activities/engine/engine';
import type { AwardRow } from '../activities/engine/kind';
import { KINDS } from '../activities/kinds/kinds';
import { promoDetails } from '../activities/kinds/promo-details/promo-details';
import { orderNumber } from '../payments/order-numbers';
import type { SandboxServices } from '../server/services';
import type { Member } from '../members/member';
import type { Reward } from './reward';

/** The newest runs that are looked through for prizes. */
const MOST_RUNS = 60;
const BETWEEN = '.';

const engineOf = (services: SandboxServices): ActivityEngine => createActivityEngine(services, KINDS);

/** The prizes of activities that a member has taken part in: each that was won or paid. */
export async function prizesOf(services: SandboxServices, member: Member): Promise<readonly Reward[]> {
  const engine = engineOf(services);
  const asker = { member, locale: 'zh-CN' as const, now: services.clock.now() };
  const runs = await engine.enteredRuns(member.id, MOST_RUNS);
  const paid = await services.storage.db
    .selectFrom('activity_awards')
    .selectAll()
    .where('member_id', '=', member.id)
    .execute();
  const found: Reward[] = paid.flatMap((row) => {
    const run = engine.runOf(row.run_id);
    return run === undefined ? [] : [paidPrize(run, row)];
  });
  for (const seat of await engine.seats(runs, asker))
    for (const won of await unpaidOf(engine.kindOf(seat.run), seat)) found.push(prizeOf(seat.run, won));
  return found;
}

/** The run and what was won in it that an id means; undefined for one of another form. */
export function prizeOfId(
  services: SandboxServices,
  id: string,
): { readonly run: Run; readonly source: string } | undefined {
  const [name = '', source = '', ...rest] = id.split(BETWEEN);
  const run = engineOf(services).runOf(name);
  if (run === undefined || rest.length > 0 || source === '') return undefined;
  return { run, source };
}

/** Pays a prize that was won, once. Runs inside the transaction of its keyed call. @throws BusinessError */
export async function claimPrize(
  services: SandboxServices,
  member: Member,
  { run, source }: { readonly run: Run; readonly source: string },
  idempotencyKey: string,
): Promise<{ readonly orderNo: string; readonly amount: string }> {
  const engine = engineOf(services);
  const seat = await engine.anySeat(run.id, { member, locale: 'zh-CN', now: services.clock.now() });
  const row = await engine.claim(seat, { member, source, idempotencyKey });
  return { orderNo: orderNumber('B', row.transaction_id), amount: fromMinorUnits(row.amount_minor) };
}

const idOf = ({ id }: Run, source: string): string => `${id}${BETWEEN}${source}`;

/** Pages of promotions alone are led to. */
const shownBy = ({ id, activity }: Run) => (activity.kind === promoDetails.kind ? { promotion: id } : {});

function prizeOf(run: Run, { source, reason, amount }: Reached): Reward {
  return {
    id: idOf(run, source),
    group: 'reward',
    title: run.activity.title,
    reason,
    amount,
    turnover: amount * BigInt(run.activity.turnoverTimes),
    grantedAt: undefined,
    expiresAt: run.claimableUntil,
    claimed: undefined,
    ...shownBy(run),
  };
}

function paidPrize(run: Run, row: AwardRow): Reward {
  const { title, prizes } = run.activity;
  const kept = row.reason === '' ? undefined : (JSON.parse(row.reason) as SimName);
  return {
    id: idOf(run, row.source),
    group: 'reward',
    title,
    reason: kept ?? prizes.find(({ id }) => id === row.prize_id)?.name ?? title,
    amount: row.amount_minor,
    turnover: row.turnover_minor,
    grantedAt: undefined,
    expiresAt: run.claimableUntil,
    claimed: {
      at: row.paid_at,
      transactionId: row.transaction_id,
      orderNo: orderNumber('B', row.transaction_id),
    },
    ...shownBy(run),
  };
}
