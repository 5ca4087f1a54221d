import { REQUEST_CODES, teams } from '@heptad/contracts';
import {
  findTeam,
  SIM_SPORTS,
  SPORT_RULES,
  type SimMatch,
  type Simulation,
} from '@heptad/sandbox-simulation';
import { defined } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { createFollows } from '../follows/follows';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { goalsOf } from './goals-of';
import { nextMatches } from './next-matches';

const DAY = 86_400_000;

/** Sports of real matches whose score is goals. */
const GOAL_SPORTS = SIM_SPORTS.filter(
  (sport) => SPORT_RULES[sport].model === 'goals' && SPORT_RULES[sport].family === 'sport',
);

/** The matches of some teams that run or begin within a day. */
function matchesOf(simulation: Simulation, ids: readonly string[], now: number): readonly SimMatch[] {
  return GOAL_SPORTS.flatMap((sport) => {
    const { horizonDays, longest } = SPORT_RULES[sport];
    // A match may have been moved to an earlier time than it was planned for.
    const planned = simulation.fixtures(sport, now - longest, now + (horizonDays + 1) * DAY);
    const found = planned.filter(({ homeId, awayId }) => ids.includes(homeId) || ids.includes(awayId));
    const wanted = { sport, ids: found.map(({ id }) => id), markets: 'none' } as const;
    if (found.length === 0) return [];
    return [
      ...simulation.matches({ ...wanted, period: 'live' }),
      ...simulation.matches({ ...wanted, period: 'today', until: now + DAY }),
    ];
  });
}

/** Puts on the server whom members follow among teams, and how those play. */
export function serveTeams({ calls, services }: AreaServer): void {
  const { simulation, storage } = services;
  const followed = createFollows(storage, 'team');

  calls.serveCall(teams.followed, async ({ body: { language }, member, now }) => {
    const ids = await followed.of(signedIn(member).id);
    const next = nextMatches(simulation, ids, language, now);
    return {
      teams: ids.flatMap((id) => {
        const team = findTeam(id);
        return team === undefined
          ? []
          : [{ id, name: team.name[language], ...defined({ next: next.get(id) }) }];
      }),
    };
  });

  calls.serveCall(teams.follow, async ({ body: { id, followed: wanted }, member, now }) => {
    const memberId = signedIn(member).id;
    if (findTeam(id) === undefined) throw new BusinessError(REQUEST_CODES.notFound, '没有找到这支球队');
    const known = await followed.of(memberId);
    if (wanted && known.length >= teams.MOST_FOLLOWED && !known.includes(id))
      throw new BusinessError(REQUEST_CODES.invalidRequest, '关注的球队已满');
    await followed.set({ memberId, subjectId: id, followed: wanted, at: now });
    return null;
  });

  calls.serveCall(teams.matches, async ({ body: { language }, member, now }) => ({
    matches: matchesOf(simulation, await followed.of(signedIn(member).id), now).map(
      ({ id, home, away, score, stage }) => ({
        id,
        home: home.name[language],
        away: away.name[language],
        live: stage === 'notStarted' ? (0 as const) : (1 as const),
        score: { ...score },
        goals: goalsOf(simulation.events(id)),
      }),
    ),
  }));
}
