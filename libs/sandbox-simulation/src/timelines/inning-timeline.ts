import type { Fixture } from '../calendar/calendar';
import type { SideRates } from '../calendar/goal-rates';
import { createRandom, poissonCount } from '../random/seeded';
import type { SimStage } from '../model/match';
import type { SimSide } from '../model/sport';
import type { InningRules } from '../catalogue/sport-rules';
import { TimelineBuilder, endingOf, plus } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

export const INNINGS = 9;
/** The away side bats first. */
export const BATTING: readonly SimSide[] = ['away', 'home'];
/** In the last extra inning the home side scores if nobody has. */
const LAST_INNING = 14;
const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Runs that the sides may expect in nine innings. */
export function runRates({ entry, homeId, awayId }: Fixture, rules: InningRules): SideRates {
  const edge = 0.04 + 0.13 * (entry.strength(homeId) - entry.strength(awayId));
  return { home: rules.average * Math.exp(edge), away: rules.average * Math.exp(-edge) };
}

function stageOf(inning: number): SimStage {
  const number = STAGES[inning - 1];
  return number ? `inning${number}` : 'overtime';
}

/** Plays a match of innings. The home side does not bat on once it has won. */
export function inningTimeline(
  fixture: Fixture,
  rules: InningRules,
  commands: readonly TimelineCommand[],
): Timeline {
  const random = createRandom(fixture.seed);
  const rates = runRates(fixture, rules);
  const builder = new TimelineBuilder(fixture.kickOff, 'inning1');
  const pending = commands.filter(({ command }) => command.type === 'score');
  const ending = endingOf(commands);
  const lastAt = ending?.at ?? Infinity;

  const score = (at: number, side: SimSide, points: number) => {
    builder.change(at, 0, {
      score: plus(builder.now.score, side, points),
      stageScores: builder.stageScoresPlus(side, points),
    });
    builder.note(at, 0, 'goal', side);
  };
  const applyCommands = (until: number) => {
    for (let next = pending[0]; next && next.at <= until; next = pending[0]) {
      pending.shift();
      if (next.command.type === 'score') score(next.at, next.command.side, next.command.points);
    }
  };
  const stop = (at: number) => {
    applyCommands(at);
    return builder.finish(at, 0, ending?.command.type === 'abandon');
  };

  for (let half = 0; ; half += 1) {
    const inning = (half >> 1) + 1;
    const side: SimSide = BATTING[half % 2] ?? 'away';
    const start = fixture.kickOff + half * rules.pace;
    if (start > lastAt) return stop(lastAt);
    applyCommands(start);
    const { home, away } = builder.now.score;
    if (inning >= INNINGS && side === 'home' && home > away) return stop(start);
    if (inning > INNINGS && side === 'away' && home !== away) return stop(start);
    if (side === 'away' && inning > 1 && inning <= INNINGS + 1)
      builder.begin(start, 0, stageOf(inning), true);
    const scoring = random() < (0.28 * rates[side]) / rules.average;
    const runs = scoring ? 1 + poissonCount(random, 0.75) : 0;
    for (let run = 0; run < runs; run += 1) {
      const at = start + Math.round(rules.pace * (0.3 + (0.6 * (run + 1)) / (runs + 1)));
      if (at > lastAt) return stop(lastAt);
      applyCommands(at);
      score(at, side, 1);
      if (inning >= INNINGS && side === 'home' && builder.now.score.home > builder.now.score.away)
        return stop(at);
    }
    if (inning === LAST_INNING && side === 'home' && builder.now.score.home === builder.now.score.away) {
      const at = Math.min(start + rules.pace - 1000, lastAt);
      score(at, 'home', 1);
      return stop(at);
    }
  }
}
