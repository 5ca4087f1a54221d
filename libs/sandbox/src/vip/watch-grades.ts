import { setImmediate as turn } from 'node:timers/promises';
import type { SandboxServices } from '../server/services';
import { reviewGrade } from './review-grade';

/** How often months that are over are closed, sandbox ms. */
export const GRADE_STEP_MS = 60_000;

/** Bets that ended so may have turned money over. */
const DECIDED: ReadonlySet<string> = new Set(['won', 'lost', 'halfWon', 'halfLost']);

type Services = Pick<SandboxServices, 'storage' | 'clock' | 'members' | 'events' | 'mails' | 'logger'>;

/** Keeps the grades of all members up to date. */
export interface GradeWatch {
  /** Opens what is new and closes the months that are over; fulfils when nothing is under way any more. */
  closeMonths(): Promise<void>;
  /** Fulfils when the reviews that have been begun are done. */
  settled(): Promise<void>;
}

/**
 * Reviews a member’s grade as soon as a deposit is credited, or a bet or a round of a game is decided. What a failure leaves undone, the next review of the
 * member makes up for.
 */
export function watchGrades(services: Services): GradeWatch {
  const waiting = new Set<string>();
  let queue = Promise.resolve();

  async function attempt(memberId: string): Promise<void> {
    // A whole table is reviewed at once: between two members, whoever else waits has a turn.
    await turn();
    waiting.delete(memberId);
    try {
      await reviewGrade(services, memberId);
    } catch (error) {
      services.logger.error('vip', error);
    }
  }
  function review(memberId: string): void {
    if (waiting.has(memberId)) return;
    waiting.add(memberId);
    queue = queue.then(() => attempt(memberId));
  }

  services.events.on('depositCredited', ({ memberId }) => review(memberId), 'own');
  services.events.on(
    'betChanged',
    ({ memberId, state }) => {
      if (DECIDED.has(state)) review(memberId);
    },
    'own',
  );
  services.events.on('roundSettled', ({ memberId }) => review(memberId), 'own');

  return {
    async closeMonths() {
      for (const memberId of await dueMembers(services)) review(memberId);
      await queue;
    },
    settled: () => queue,
  };
}

/** Members whose month is over, and those who have no standing yet. */
async function dueMembers({ storage, clock }: Services): Promise<readonly string[]> {
  const rows = await storage.db
    .selectFrom('members')
    .leftJoin('vip_standings', 'vip_standings.member_id', 'members.id')
    .select('members.id')
    .where(({ or, eb }) =>
      or([eb('vip_standings.due_at', 'is', null), eb('vip_standings.due_at', '<=', clock.now())]),
    )
    .orderBy('members.id')
    .execute();
  return rows.map(({ id }) => id);
}
