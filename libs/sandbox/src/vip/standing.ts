import type { Row } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import type { GradeMeasures } from './grade-rule';
import { gradeOf } from './grades';
import { monthAt } from './months';
import { measuresUntil } from './play-measures';

export type StandingRow = Row<'vip_standings'>;
export type ChangeCause = 'opening' | 'upgrade' | 'downgrade' | 'operator';
type Services = Pick<SandboxServices, 'storage' | 'clock'>;

/**
 * Where a member stands; opened at the grade with which the account began, as if its thresholds had just been reached. Runs in a
 * transaction.
 */
export async function openStanding({ storage, clock }: Services, member: Member): Promise<StandingRow> {
  const known = await storage.db
    .selectFrom('vip_standings')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (known !== undefined) return known;
  const { deposits, turnover } = gradeOf(member.grade);
  const row: StandingRow = {
    member_id: member.id,
    deposits_base_minor: deposits,
    turnover_base_minor: turnover,
    reached_at: member.registeredAt,
    due_at: monthAt(clock.now()).endsAt,
  };
  await storage.db.insertInto('vip_standings').values(row).execute();
  if (member.grade > 0)
    await noteChange({ storage }, { member, to: member.grade, cause: 'opening', at: member.registeredAt }, 0);
  return row;
}

/** What counts for a member’s grade up to a moment: what was paid in and bet, after the grade’s own beginning. */
export async function countedUntil(
  services: Services,
  standing: StandingRow,
  until?: number,
): Promise<GradeMeasures> {
  const { deposits, turnover } = await measuresUntil(services, standing.member_id, until);
  return {
    deposits: deposits + standing.deposits_base_minor,
    turnover: turnover + standing.turnover_base_minor,
  };
}

/**
 * The bases by which a member’s sums come to just the thresholds of a grade at a moment: from there on they count anew.
 */
export async function basesFor(
  services: Services,
  memberId: string,
  grade: number,
  until?: number,
): Promise<Pick<StandingRow, 'deposits_base_minor' | 'turnover_base_minor'>> {
  const had = await measuresUntil(services, memberId, until);
  const wanted = gradeOf(grade);
  return {
    deposits_base_minor: wanted.deposits - had.deposits,
    turnover_base_minor: wanted.turnover - had.turnover,
  };
}

/** A change of a grade. */
export interface GradeChange {
  readonly member: Pick<Member, 'id' | 'grade'>;
  readonly to: number;
  readonly cause: ChangeCause;
  /** Sandbox ms. */
  readonly at: number;
}

/** Keeps a change, and gives what is sent by post for each grade that is reached for the first time. */
export async function noteChange(
  { storage }: Pick<SandboxServices, 'storage'>,
  { member, to, cause, at }: GradeChange,
  from = member.grade,
): Promise<void> {
  await storage.db
    .insertInto('vip_changes')
    .values({
      member_id: member.id,
      from_grade: from,
      to_grade: to,
      cause,
      changed_at: Math.trunc(at),
    })
    .execute();
  if (cause === 'opening') return;
  for (let grade = from + 1; grade <= to; grade += 1) {
    if (gradeOf(grade).parcel === undefined) continue;
    await storage.db
      .insertInto('vip_parcels')
      .values({ member_id: member.id, grade, granted_at: Math.trunc(at) })
      .onConflict((conflict) => conflict.columns(['member_id', 'grade']).doNothing())
      .execute();
  }
}
