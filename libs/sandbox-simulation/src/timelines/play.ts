import type { Fixture } from '../calendar/calendar';
import { goalTimeline } from './goal-timeline';
import { inningTimeline } from './inning-timeline';
import { pointTimeline } from './point-timeline';
import { setTimeline } from './set-timeline';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { endingOf } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

/** Plays a match in advance, by the rules of its sport and with the commands given so far, by time. */
export function playMatch(fixture: Fixture, commands: readonly TimelineCommand[]): Timeline {
  const ending = endingOf(commands);
  if (ending && ending.at <= fixture.kickOff) {
    return { moments: [], events: [], endsAt: ending.at, abandoned: ending.command.type === 'abandon' };
  }
  const rules = SPORT_RULES[fixture.sport];
  switch (rules.model) {
    case 'goals':
      return goalTimeline(fixture, rules, commands);
    case 'points':
      return pointTimeline(fixture, rules, commands);
    case 'sets':
      return setTimeline(fixture, rules, commands);
    case 'innings':
      return inningTimeline(fixture, rules, commands);
  }
}
