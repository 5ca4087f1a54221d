import type { AreaServer } from '../server/area-server';
import { serveAudit } from './serve-audit';
import { serveDeposits } from './serve-deposits';
import { servePayoutAccounts } from './serve-payout-accounts';
import { serveWithdrawals } from './serve-withdrawals';

/** Puts money that comes in and goes out on the server. */
export function servePayments(server: AreaServer): void {
  serveDeposits(server);
  servePayoutAccounts(server);
  serveWithdrawals(server);
  serveAudit(server);
}
