import type { SubjectServer } from '../server/subjects';
import { serveDeposits } from './serve-deposits';
import { serveWithdrawals } from './serve-withdrawals';

/** Puts money that comes in and goes out on the server. */
export function servePayments(server: SubjectServer): void {
  serveDeposits(server);
  serveWithdrawals(server);
}
