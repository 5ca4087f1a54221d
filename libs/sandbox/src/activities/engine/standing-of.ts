import { rightsOf } from '../../members/member-rights';
import type { Reached } from './activity';
import { obstacleOf } from './admission';
import { activityState, type ActivityState } from './activity-state';
import { takesPart, unpaidOf } from './claim';
import type { ActivityKind, Chances, Seat } from './kind';

/** Where somebody stands before a run. */
export interface Standing {
  readonly state: ActivityState;
  readonly chances: Chances | undefined;
  /** What may be claimed at this moment. */
  readonly toClaim: readonly Reached[];
  /** What was won and cannot be claimed any more. */
  readonly lapsed: readonly Reached[];
  /** Whether something waits for the member: a turn, or a prize. */
  readonly waits: boolean;
}

/** Measures where somebody stands; a guest stands where nobody has joined. */
export async function standingOf(kind: ActivityKind, seat: Seat): Promise<Standing> {
  const { run, member, now } = seat;
  const unpaid = await unpaidOf(kind, seat);
  const chances = await kind.chances?.(seat);
  const left = member === undefined || chances === undefined ? 0 : chances.earned - chances.used;
  const joined = takesPart(kind, seat);
  const runs = now >= run.startsAt && now < run.endsAt && run.stoppedAt === undefined;
  const steps = run.activity.prizes.filter(({ kind: what }) => what === 'money');
  const state = activityState({
    now,
    startsAt: run.startsAt,
    endsAt: run.endsAt,
    claimableUntil: run.claimableUntil,
    stopped: run.stoppedAt !== undefined,
    joined,
    earning: left > 0 || seat.plays.length > 0 || (joined && (await kind.begun?.(seat)) === true),
    unpaid: unpaid.length,
    paid: seat.awards.length,
    more: kind.play !== undefined || seat.awards.length < steps.length,
  });
  const mayClaim = now < run.claimableUntil;
  const barred = member !== undefined && obstacleOf(run.activity, member, now) !== undefined;
  const canClaim = mayClaim && member !== undefined && rightsOf(member).payIn;
  return {
    state,
    chances,
    toClaim: mayClaim ? unpaid : [],
    lapsed: mayClaim ? [] : unpaid,
    waits: (runs && !barred && left > 0) || (canClaim && unpaid.length > 0),
  };
}
