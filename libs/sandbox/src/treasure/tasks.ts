import { BUSINESS_CODES, type CallResponse, REQUEST_CODES, type treasure } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import type { SandboxServices } from '../server/services';
import { dayAfter } from './days';
import { doneDays, LEAST_TASK_BASE, runsOf, TASKS, type Runs } from './task-rules';
import { accountOf } from './treasure-account';

type TaskList = CallResponse<typeof treasure.tasks>;
type Services = Pick<SandboxServices, 'storage' | 'ledger'>;

async function memberRuns({ storage }: Services, memberId: string): Promise<Runs> {
  const account = await accountOf(storage, memberId);
  if (account === undefined) return { longest: 0, current: 0 };
  const rows = await storage.db
    .selectFrom('treasure_days')
    .select('day')
    .where('member_id', '=', memberId)
    .where('base_minor', '>=', LEAST_TASK_BASE)
    .orderBy('day')
    .execute();
  const days = rows.map(({ day }) => day);
  return runsOf(days, dayAfter(account.next_day, -1));
}

async function claimsOf({ storage }: Services, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await storage.db
    .selectFrom('treasure_claims')
    .select(['task', 'claimed_at'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ task, claimed_at }) => [task, claimed_at]));
}

/** How far a member is with each task. */
export async function tasksOf(services: Services, memberId: string): Promise<TaskList> {
  const runs = await memberRuns(services, memberId);
  const claims = await claimsOf(services, memberId);
  return {
    least: fromMinorUnits(LEAST_TASK_BASE),
    tasks: TASKS.map((task) => {
      const done = doneDays(task, runs);
      const claimedAt = claims.get(task.id);
      const state = claimedAt !== undefined ? 'claimed' : done === task.days ? 'reached' : 'open';
      return {
        id: task.id,
        days: task.days,
        done,
        reward: fromMinorUnits(task.reward),
        state,
        ...defined({ claimedAt }),
      };
    }),
  };
}

/** Pays a task's reward into the centre wallet, once whatever happens. Runs inside the transaction of its keyed call. */
export async function claimTask(services: Services, member: Member, id: string): Promise<void> {
  requireRight(member, 'payIn', '账户受限，暂不能领取');
  const task = TASKS.find((each) => each.id === id);
  if (task === undefined) throw new BusinessError(REQUEST_CODES.notFound, '奖励不存在');
  if ((await claimsOf(services, member.id)).has(id))
    throw new BusinessError(BUSINESS_CODES.prizeClaimed, '奖励已领取');
  if (doneDays(task, await memberRuns(services, member.id)) < task.days)
    throw new BusinessError(BUSINESS_CODES.prizeNotReached, '尚未达到该档位');
  const receipt = await services.ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount: task.reward,
    reason: 'bonus',
    reference: `treasure-${id}`,
    memberId: member.id,
    key: `treasure:${id}`,
  });
  await services.storage.db
    .insertInto('treasure_claims')
    .values({
      member_id: member.id,
      task: id,
      transaction_id: receipt.transactionId,
      reward_minor: task.reward,
      claimed_at: receipt.at,
    })
    .execute();
}
