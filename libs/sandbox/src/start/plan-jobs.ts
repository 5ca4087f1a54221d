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
  const { clock, simulation, betting, atOne } = services;
  const advanceBets = atOne(() => betting.advance());
  clock.every(SIMULATION_STEP_MS, async () => {
    // Each process looks at the matches for its own sockets.
    simulation.advanceTo(clock.now());
    await advanceBets();
  });
  const grades = watchGrades(services);
  const jobs: readonly (readonly [stepMs: number, job: () => Promise<void>])[] = [
    [PAYMENT_STEP_MS, () => settlePayments(services)],
    [INTEREST_STEP_MS, () => settleInterest(services)],
    [REBATE_STEP_MS, rebateJob(services)],
    [COMMISSION_STEP_MS, () => settleCommission(services)],
    [DEMO_STEP_MS, () => clearDemos(services.storage, clock.now())],
    [JACKPOT_STEP_MS, tellOfJackpots(services)],
    [GRADE_STEP_MS, () => grades.closeMonths()],
  ];
  for (const [stepMs, job] of jobs) clock.every(stepMs, atOne(job));
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
