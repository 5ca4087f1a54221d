import type { CallResponse, teams } from '@heptad/contracts';

export type FollowedMatch = CallResponse<typeof teams.matches>['matches'][number];
export type FollowedGoal = FollowedMatch['goals'][number];

/** By match, the goals that are known, and whether each was cancelled. */
export type KnownGoals = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** Something to be told: a goal, or that one counts no more. */
export interface GoalNotice {
  readonly kind: 'goal' | 'cancelled';
  readonly match: FollowedMatch;
  readonly goal: FollowedGoal;
}

/**
 * What is to be told after an answer. Of a match that was not known before nothing is: its goals were there already. Each goal
 * is told once, and once more where it was told and then cancelled, in whichever order answers come.
 * @param known what the answers before said
 */
export function goalNotices(
  known: KnownGoals,
  matches: readonly FollowedMatch[],
): { readonly known: KnownGoals; readonly notices: readonly GoalNotice[] } {
  const next = new Map(known);
  const notices: GoalNotice[] = [];
  for (const match of matches) {
    const before = known.get(match.id);
    const goals = new Map(before);
    for (const goal of match.goals) {
      const was = goals.get(goal.id);
      if (before !== undefined && was === undefined && !goal.cancelled)
        notices.push({ kind: 'goal', match, goal });
      if (was === false && goal.cancelled) notices.push({ kind: 'cancelled', match, goal });
      goals.set(goal.id, goal.cancelled || was === true);
    }
    next.set(match.id, goals);
  }
  return { known: next, notices };
}
