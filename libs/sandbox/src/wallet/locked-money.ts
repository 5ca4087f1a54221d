import { fromMinorUnits } from '@heptad/formatting';
import type { CallResponse, walletOverview } from '@heptad/contracts';
import { turnoverDuties } from '../payments/turnover-duties';
import { turnoverEventsOf } from '../payments/turnover-events';
import type { SandboxServices } from '../server/services';

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** What of a member's money is not free to be taken out yet: duties to bet, and withdrawals that are not paid. */
export async function lockedMoney(
  services: Pick<SandboxServices, 'storage'>,
  memberId: string,
): Promise<CallResponse<typeof walletOverview.locked>> {
  const duties = turnoverDuties(await turnoverEventsOf(services, memberId));
  const held = await services.storage.db
    .selectFrom('withdrawal_orders')
    .select('amount_minor')
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .execute();
  const ofBonuses = duties.filter(({ source }) => source === 'bonus');
  return {
    turnoverLeft: fromMinorUnits(sum(duties.map(({ left }) => left))),
    bonus: fromMinorUnits(sum(ofBonuses.map(({ left }) => left))),
    withdrawing: fromMinorUnits(sum(held.map(({ amount_minor }) => amount_minor))),
  };
}
