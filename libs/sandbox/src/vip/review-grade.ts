import type { Member } from '../members/member';
import { rightsOf } from '../members/member-rights';
import type { SandboxServices } from '../server/services';
import { gradeReached, type GradeMeasures } from './grade-rule';
import { gradeMail } from './grade-mail';
import { gradeOf } from './grades';
import { monthAt } from './months';
import { turnoverWithin } from './play-measures';
import {
  basesFor,
  countedUntil,
  noteChange,
  openStanding,
  type GradeChange,
  type StandingRow,
} from './standing';

type Services = Pick<SandboxServices, 'storage' | 'clock' | 'members' | 'events' | 'mails'>;

/** A member with the grade that holds now, and what it rests on. */
export interface ReviewedGrade {
  readonly member: Member;
  readonly standing: StandingRow;
  readonly counted: GradeMeasures;
}

/**
 * Brings a member’s grade up to date: closes the months that are over, then raises it where deposits and turnover have reached more.
 * Done again, it finds nothing to do.
 * @throws Error where there is no such member
 */
export async function reviewGrade(services: Services, memberId: string): Promise<ReviewedGrade> {
  return services.storage.transaction(async () => {
    let member = await services.members.find(memberId);
    if (member === undefined) throw new Error(`no member ${memberId}`);
    let standing = await openStanding(services, member);
    while (standing.due_at <= services.clock.now()) {
      const closed = await closeMonth(services, member, standing);
      ({ member, standing } = closed);
    }
    const counted = await countedUntil(services, standing);
    const reached = gradeReached(counted);
    if (reached <= member.grade) return { member, standing, counted };
    const at = services.clock.now();
    standing = { ...standing, reached_at: Math.trunc(at) };
    member = await changeGrade(services, { member, to: reached, cause: 'upgrade', at }, standing, member);
    return { member, standing, counted };
  });
}

/** Sets a grade by an operator’s hand; deposits and turnover count on from its thresholds. */
export async function setGrade(services: Services, memberId: string, grade: number): Promise<void> {
  await services.storage.transaction(async () => {
    const { member, standing } = await reviewGrade(services, memberId);
    if (grade === member.grade) return;
    const at = services.clock.now();
    const bases = await basesFor(services, memberId, grade);
    await changeGrade(
      services,
      { member, to: grade, cause: 'operator', at },
      { ...standing, ...bases, reached_at: Math.trunc(at) },
      member,
    );
  });
}

/** Whether a month leaves a member’s grade as it is, whatever was bet. */
export async function excuseOf(
  { storage }: Pick<Services, 'storage'>,
  member: Member,
  { reached_at, due_at }: Pick<StandingRow, 'reached_at' | 'due_at'>,
): Promise<'reached' | 'resting' | undefined> {
  const { startsAt, endsAt } = monthAt(due_at - 1);
  if (reached_at > startsAt) return 'reached';
  if (!rightsOf(member).bet) return 'resting';
  const rest = await storage.db
    .selectFrom('member_rests')
    .select('id')
    .where('member_id', '=', member.id)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .executeTakeFirst();
  return rest && 'resting';
}

/** Closes a member’s first open month: the grade is kept, or falls by one. */
async function closeMonth(
  services: Services,
  member: Member,
  standing: StandingRow,
): Promise<{ member: Member; standing: StandingRow }> {
  const { startsAt, endsAt } = monthAt(standing.due_at - 1);
  const { keep } = gradeOf(member.grade);
  const next = { ...standing, due_at: monthAt(endsAt).endsAt };
  const kept =
    keep === 0n ||
    (await excuseOf(services, member, standing)) !== undefined ||
    (await turnoverWithin(services, member.id, { from: startsAt, until: endsAt })) >= keep;
  if (kept) {
    await keepStanding(services, next);
    return { member, standing: next };
  }
  const to = member.grade - 1;
  const fallen = { ...next, ...(await basesFor(services, member.id, to, endsAt)), reached_at: endsAt };
  const change: GradeChange = { member, to, cause: 'downgrade', at: endsAt };
  return { member: await changeGrade(services, change, fallen, member), standing: fallen };
}

async function changeGrade(
  services: Services,
  change: GradeChange,
  standing: StandingRow,
  member: Member,
): Promise<Member> {
  await noteChange(services, change);
  await keepStanding(services, standing);
  await services.members.update(member.id, { grade: change.to });
  await services.mails.send(member.id, gradeMail(change));
  services.storage.afterCommit(() => services.events.emit('protectionChanged', { memberId: member.id }));
  return { ...member, grade: change.to };
}

async function keepStanding({ storage }: Pick<Services, 'storage'>, row: StandingRow): Promise<void> {
  const { member_id, ...values } = row;
  await storage.db.updateTable('vip_standings').set(values).where('member_id', '=', member_id).execute();
}
