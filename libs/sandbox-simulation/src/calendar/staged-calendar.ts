import type { Calendar, Fixture } from './calendar';
import type { SimSportKey } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';

/** Play that a staged match has behind it, ms of the match clock: its teams have had time to become known. */
const PLAYED = 10 * 60_000;

/** A calendar in which matches can be kicked off out of their turn. */
export interface StagedCalendar extends Calendar {
  /** Kicks a match of two halves off, ten minutes of its play before `at`; other sports stay as they are. */
  stage(id: string, at: number): void;
}

/** Whether a match of a sport can be staged: points and sets are nothing without what happens in them. */
export function canBeStaged(sport: SimSportKey): boolean {
  return SPORT_RULES[sport].model === 'goals';
}

/** Puts staged matches in their new places; all others stay where the calendar has them. */
export function createStagedCalendar(calendar: Calendar): StagedCalendar {
  const staged = new Map<string, Fixture>();
  return {
    find: (id) => staged.get(id) ?? calendar.find(id),
    between(sport, from, until) {
      const planned = calendar.between(sport, from, until);
      if (staged.size === 0) return planned;
      const moved = [...staged.values()].filter(
        (fixture) => fixture.sport === sport && fixture.kickOff >= from && fixture.kickOff < until,
      );
      return [...planned.filter(({ id }) => !staged.has(id)), ...moved];
    },
    stage(id, at) {
      const fixture = calendar.find(id);
      if (fixture === undefined) return;
      const rules = SPORT_RULES[fixture.sport];
      if (rules.model !== 'goals') return;
      staged.set(id, { ...fixture, kickOff: at - Math.round(PLAYED / rules.speed), staged: true });
    },
  };
}
