import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { Member } from '../../members/member';
import { orderNumber } from '../../payments/order-numbers';
import type { SandboxServices } from '../../server/services';
import { prizePaid } from '../prize-mail';
import type { Run } from './activity';
import { takeStock } from './take-stock';

interface Payment {
  readonly member: Member;
  readonly run: Run;
  readonly prizeId: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/**
 * Pays a prize into the member's centre and takes it from the run's stock and money; the mail goes with it. Runs inside the transaction
 * that keeps what it was won by. @throws BusinessError where nothing is left
 */
export async function payPrize(
  services: SandboxServices,
  { member, run, prizeId, amount }: Payment,
): Promise<{ readonly transactionId: number; readonly at: number; readonly orderNo: string }> {
  await takeStock(services.storage, run, prizeId, amount);
  const { transactionId, at } = await services.ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount,
    reason: 'bonus',
    reference: run.id,
    memberId: member.id,
  });
  const orderNo = orderNumber('B', transactionId);
  const path = `/activity/records/${run.id}`;
  const money = { minor: amount, currency: member.currency, path };
  await services.mails.send(member.id, prizePaid(orderNo, run.activity.title, money));
  return { transactionId, at, orderNo };
}
