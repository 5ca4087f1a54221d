import { Recent } from '../cache/recent';
import type { Fixture } from '../calendar/calendar';
import { SPORT_RULES, type GoalRules } from '../catalogue/sport-rules';
import type { SimBall, SimStatistic } from '../model/statistics';
import type { MatchTimelines } from '../timelines/match-timelines';
import type { Timeline } from '../timelines/timeline';
import { goalBall } from './goal-ball';
import { spellsOf, type Spell } from './goal-spells';
import { goalStatistics } from './goal-statistics';
import { inningBall, inningStatistics } from './inning-play';
import { pointBall, pointStatistics } from './point-play';
import { setBall, setStatistics } from './set-play';

/** What is counted of matches, and where their play is. */
export interface MatchStatistics {
  /** By a time; nothing before kick-off. Asked again for a time it is the same, unless a command was given before that time. */
  statistics(fixture: Fixture, time: number): readonly SimStatistic[];
  /** At a time; undefined before kick-off and once the match is over. */
  ball(fixture: Fixture, time: number): SimBall | undefined;
}

/** So many running matches of goals are looked at at a time. */
const KEPT = 200;

/** A timeline as far as it has been played: what comes is never to be seen in where the ball is. */
function told(timeline: Timeline, time: number): Timeline {
  const until = ({ at }: { readonly at: number }) => at <= time;
  return { ...timeline, events: timeline.events.filter(until), moments: timeline.moments.filter(until) };
}

/** Counts by the timelines, with what is drawn beside them. */
export function createMatchStatistics(timelines: MatchTimelines): MatchStatistics {
  const kept = new Recent<readonly Spell[]>(KEPT);

  function spells(fixture: Fixture, rules: GoalRules): readonly Spell[] {
    // A staged match kicks off again whenever it is staged.
    const key = `${fixture.id} ${String(fixture.kickOff)}`;
    return kept.get(key) ?? kept.set(key, spellsOf(fixture, rules));
  }

  return {
    statistics(fixture, time) {
      if (timelines.standing(fixture, time).moment === undefined) return [];
      const rules = SPORT_RULES[fixture.sport];
      const timeline = timelines.timeline(fixture);
      switch (rules.model) {
        case 'goals':
          return goalStatistics(spells(fixture, rules), timeline, time);
        case 'points':
          return pointStatistics(timeline, time);
        case 'sets':
          return setStatistics(rules, timeline, time);
        case 'innings':
          return inningStatistics(fixture, rules, timeline, time);
      }
    },
    ball(fixture, time) {
      const { moment, status } = timelines.standing(fixture, time);
      if (moment === undefined || status === 'ended' || status === 'abandoned') return undefined;
      const rules = SPORT_RULES[fixture.sport];
      const timeline = told(timelines.timeline(fixture), time);
      switch (rules.model) {
        case 'goals':
          return goalBall(rules, spells(fixture, rules), timeline, time);
        case 'points':
          return pointBall(fixture, rules, timeline, time);
        case 'sets':
          return setBall(fixture, rules, timeline, time);
        case 'innings':
          return inningBall(fixture, rules, time);
      }
    },
  };
}
