import type { AreaServer } from '../server/area-server';
import { serveDeposits } from './serve-deposits';
import { serveWithdrawals } from './serve-withdrawals';

/** Puts money that comes in and goes out on the server. */
export function servePayments(server: AreaServer): void {
  serveDeposits(server);
  serveWithdrawals(server);
}
