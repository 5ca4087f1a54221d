import type { Fixture } from '../calendar/calendar';
import { createRandom } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimStage } from '../model/match';
import type { SimSide } from '../model/sport';
import type { PointRules } from '../catalogue/sport-rules';
import { TimelineBuilder, endingOf, plus } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;
/** Clock seconds of one attack. */
export const ATTACK_SECONDS = 14;
const OVERTIME_SECONDS = 300;
/** After so many extra periods the home side scores the last point. */
const LAST_OVERTIME = 3;
const HOME_EDGE = 2.5;
const STRENGTH_EDGE = 5;

/** Points by which the home side is expected to win a whole match. */
export function pointEdge({ entry, homeId, awayId }: Fixture, rules: PointRules): number {
  const edge = HOME_EDGE + STRENGTH_EDGE * (entry.strength(homeId) - entry.strength(awayId));
  return (edge * rules.average) / 104;
}

/** Real ms from kick-off to the beginning of a quarter (0…3), and to the end of the last (4). */
export function quarterStart(rules: PointRules, quarter: number): number {
  const length = (rules.quarterSeconds * 1000) / rules.speed;
  const breaks = [0, rules.quarterBreak, rules.halfTimeBreak, rules.quarterBreak];
  let start = 0;
  for (let index = 0; index < quarter; index += 1) start += length + (breaks[index + 1] ?? 0);
  return Math.round(start);
}

function pointsOfAttack(random: Random, mean: number): number {
  const roll = random() / (mean / 1.12);
  if (roll < 0.38) return 2;
  if (roll < 0.48) return 3;
  return roll < 0.54 ? 1 : 0;
}

/** Plays a match of quarters, with extra periods until one side leads. */
export function pointTimeline(
  fixture: Fixture,
  rules: PointRules,
  commands: readonly TimelineCommand[],
): Timeline {
  const random = createRandom(fixture.seed);
  const edge = pointEdge(fixture, rules);
  const attacks = (rules.quarterSeconds / ATTACK_SECONDS) * 4;
  const means: Readonly<Record<SimSide, number>> = {
    home: (rules.average + edge / 2) / (attacks / 2),
    away: (rules.average - edge / 2) / (attacks / 2),
  };
  const builder = new TimelineBuilder(fixture.kickOff, 'quarter1');
  const pending = commands.filter(({ command }) => command.type === 'score');
  const ending = endingOf(commands);
  const lastAt = ending?.at ?? Infinity;
  let clockAt = rules.quarterSeconds;

  const score = (at: number, clock: number, side: SimSide, points: number) => {
    builder.change(at, clock, {
      score: plus(builder.now.score, side, points),
      stageScores: builder.stageScoresPlus(side, points),
    });
    builder.note(at, clock, 'goal', side);
  };
  const applyCommands = (until: number) => {
    for (let next = pending[0]; next && next.at <= until; next = pending[0]) {
      pending.shift();
      if (next.command.type === 'score') score(next.at, clockAt, next.command.side, next.command.points);
    }
  };
  /** Plays a period; false when a command ended the match in it. */
  const playPeriod = (start: number, seconds: number): boolean => {
    for (let clock = ATTACK_SECONDS; clock < seconds; clock += ATTACK_SECONDS) {
      const at = start + Math.round((clock * 1000) / rules.speed);
      if (at > lastAt) return false;
      applyCommands(at);
      clockAt = seconds - clock;
      const side: SimSide = random() < 0.5 ? 'home' : 'away';
      const points = pointsOfAttack(random, means[side]);
      if (points > 0) score(at, clockAt, side, points);
    }
    const end = start + (seconds * 1000) / rules.speed;
    if (end > lastAt) return false;
    applyCommands(end);
    clockAt = 0;
    return true;
  };
  const stop = (at: number) => {
    applyCommands(at);
    return builder.finish(at, clockAt, ending?.command.type === 'abandon');
  };
  const begin = (at: number, seconds: number, stage: SimStage, counts: boolean) => {
    applyCommands(at);
    clockAt = seconds;
    builder.begin(at, seconds, stage, counts);
  };

  const quarterLength = Math.round((rules.quarterSeconds * 1000) / rules.speed);
  for (const [index, stage] of QUARTERS.entries()) {
    const start = fixture.kickOff + quarterStart(rules, index);
    if (start > lastAt) return stop(lastAt);
    if (index > 0) begin(start, rules.quarterSeconds, stage, true);
    if (!playPeriod(start, rules.quarterSeconds)) return stop(lastAt);
    if (index < 3) begin(start + quarterLength, 0, index === 1 ? 'halfTime' : 'break', false);
  }
  let end = fixture.kickOff + quarterStart(rules, 3) + quarterLength;
  for (let extra = 1; builder.now.score.home === builder.now.score.away; extra += 1) {
    const start = end + rules.quarterBreak;
    if (start > lastAt) return stop(lastAt);
    begin(start, OVERTIME_SECONDS, 'overtime', true);
    if (!playPeriod(start, OVERTIME_SECONDS)) return stop(lastAt);
    end = start + Math.round((OVERTIME_SECONDS * 1000) / rules.speed);
    if (extra === LAST_OVERTIME && builder.now.score.home === builder.now.score.away)
      score(end, 0, 'home', 1);
  }
  return stop(Math.min(end, lastAt));
}
