import type { CallResponse, treasure } from '@heptad/contracts';
import { dayKey, defined, fromMinorUnits } from '@heptad/formatting';
import { CENTRE_WALLET, memberAccount, TREASURE_WALLET } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import { dayAfter, endOfDay } from './days';
import { RATE_TIERS } from './interest-rules';
import { LEAST_MOVE_IN, MOST_IN_TREASURE } from './moves';
import { INTEREST_STEP_MS } from './settle-interest';
import { accountOf } from './treasure-account';

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'clock'>;
type State = CallResponse<typeof treasure.state>;

/** What lies in a member's balance treasure now, and what it has earned. */
export async function treasureState({ storage, ledger, clock }: Services, member: Member): Promise<State> {
  const { id, currency } = member;
  const now = clock.now();
  const account = await accountOf(storage, id);
  const own = await ledger.balance(memberAccount(id, TREASURE_WALLET, currency));
  const centre = await ledger.balance(memberAccount(id, CENTRE_WALLET, currency));
  const timeZone = account?.time_zone;
  const today = timeZone === undefined ? undefined : dayKey(now, { timeZone });
  const days = await storage.db
    .selectFrom('treasure_days')
    .select(['day', 'interest_minor'])
    .where('member_id', '=', id)
    .execute();
  const yesterday = today === undefined ? undefined : dayAfter(today, -1);
  return {
    currency,
    balance: fromMinorUnits(own),
    centre: fromMinorUnits(centre),
    yesterday: fromMinorUnits(days.find(({ day }) => day === yesterday)?.interest_minor ?? 0n),
    total: fromMinorUnits(days.reduce((sum, { interest_minor }) => sum + interest_minor, 0n)),
    // Ten-thousandths are hundredths of a per cent.
    tiers: RATE_TIERS.map(({ from, yearly }) => ({
      from: fromMinorUnits(from),
      percent: fromMinorUnits(yearly),
    })),
    least: fromMinorUnits(LEAST_MOVE_IN),
    most: fromMinorUnits(MOST_IN_TREASURE),
    late: account !== undefined && account.due_at + INTEREST_STEP_MS < now ? 1 : 0,
    ...defined({ timeZone }),
    ...(timeZone !== undefined && today !== undefined && { dayEndsAt: endOfDay(today, timeZone) }),
  };
}

/** A page of the days that earned, the newest first. */
export async function incomeOf(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  { page, size }: ServedRequest<typeof treasure.income>['body'],
): Promise<CallResponse<typeof treasure.income>> {
  const days = storage.db.selectFrom('treasure_days').where('member_id', '=', memberId);
  const { total } = await days
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await days
    .selectAll()
    .orderBy('day', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map(({ day, base_minor, interest_minor, settled_at }) => ({
    day,
    base: fromMinorUnits(base_minor),
    interest: fromMinorUnits(interest_minor),
    paidAt: settled_at,
  }));
  return { items, total, page, size };
}
