import { COMMISSION_STEP_MS, settleCommission } from '../agents/settle-commission';
import { settlePayments } from '../payments/settle-payments';
import { REBATE_STEP_MS, rebateJob } from '../rebate/settle-rebates';
import { clearDemos, jackpotAmounts } from '@heptad/sandbox-games';
import type { SandboxServices } from '../server/services';
import { INTEREST_STEP_MS, settleInterest } from '../treasure/settle-interest';
import { GRADE_STEP_MS, watchGrades } from '../vip/watch-grades';

/** How often the simulation tells what has changed and the betting engine settles, sandbox ms. */
const SIMULATION_STEP_MS = 1_000;

/** How often due payments are carried out, sandbox ms. */
const PAYMENT_STEP_MS = 1_000;

/** How often what demos have left is thrown away, sandbox ms. */
const DEMO_STEP_MS = 3_600_000;

/** How often members are told of jackpots that have moved, sandbox ms. */
const JACKPOT_STEP_MS = 3_000;

/** Plans what the platform does by its clock. `settled` fulfils once what the last of it has begun is done. */
export function planJobs(services: SandboxServices): { settled(): Promise<void> } {
  const { clock, simulation, betting } = services;
  clock.every(SIMULATION_STEP_MS, async () => {
    simulation.advanceTo(clock.now());
    await betting.advance();
  });
  clock.every(PAYMENT_STEP_MS, () => settlePayments(services));
  clock.every(INTEREST_STEP_MS, () => settleInterest(services));
  clock.every(REBATE_STEP_MS, rebateJob(services));
  clock.every(COMMISSION_STEP_MS, () => settleCommission(services));
  clock.every(DEMO_STEP_MS, () => clearDemos(services.storage, clock.now()));
  clock.every(JACKPOT_STEP_MS, tellOfJackpots(services));
  const grades = watchGrades(services);
  clock.every(GRADE_STEP_MS, () => grades.closeMonths());
  return { settled: () => grades.settled() };
}

/** Tells of the jackpots where one holds another sum than at the last look. */
function tellOfJackpots({ ledger, events }: SandboxServices): () => Promise<void> {
  let told = '';
  return async () => {
    const amounts = (await jackpotAmounts(ledger)).map(({ code, amount }) => ({ code, amount }));
    const now = amounts.map(({ amount }) => String(amount)).join();
    if (told !== '' && now !== told) events.emit('jackpotsMoved', { amounts });
    told = now;
  };
}
