import type { Fixture } from '../calendar/calendar';
import { createRandom } from '../random/seeded';
import type { SimStage } from '../model/match';
import type { SimScore, SimSide } from '../model/sport';
import type { SetRules } from '../catalogue/sport-rules';
import { TimelineBuilder, NIL, endingOf, plus } from './timeline';
import type { TimelineCommand, Timeline } from './timeline';

const SETS = ['set1', 'set2', 'set3', 'set4', 'set5'] as const;

/** The home side's chance of a point (game, round), without what a command moved. */
export function pointChance({ entry, homeId, awayId }: Fixture, rules: SetRules): number {
  const edge = rules.edge * (entry.strength(homeId) - entry.strength(awayId));
  return Math.min(Math.max(0.5 + edge, 0.5 - rules.edge * 2.5), 0.5 + rules.edge * 2.5);
}

/** Who has won a set at this score; undefined while it goes on. */
export function setWinner({ home, away }: SimScore, rules: SetRules): SimSide | undefined {
  const [most, least] = home > away ? [home, away] : [away, home];
  if (most < rules.cap && (most < rules.target || most - least < rules.lead)) return undefined;
  return home > away ? 'home' : 'away';
}

/** Plays a match of sets point by point. A point given by a command counts like any other and changes what follows. */
export function setTimeline(
  fixture: Fixture,
  rules: SetRules,
  commands: readonly TimelineCommand[],
): Timeline {
  const random = createRandom(fixture.seed);
  const chance = pointChance(fixture, rules);
  const builder = new TimelineBuilder(fixture.kickOff, 'set1', 'home');
  const ending = endingOf(commands);
  const lastAt = ending?.at ?? Infinity;
  const given = commands.flatMap(({ at, command }) =>
    command.type === 'score'
      ? Array.from({ length: command.points }, () => ({ at, side: command.side }))
      : [],
  );
  let points = NIL;
  let set = 0;
  let nextStart: number | undefined;
  let pointAt = fixture.kickOff + rules.pace;
  let finished: number | undefined;

  const beginSet = () => {
    if (nextStart === undefined) return;
    points = NIL;
    const stage: SimStage = SETS[set] ?? 'set5';
    builder.begin(nextStart, 0, stage, true);
    pointAt = Math.max(pointAt, nextStart + rules.pace);
    nextStart = undefined;
  };
  const win = (at: number, side: SimSide) => {
    points = plus(points, side);
    const winner = setWinner(points, rules);
    const score = winner ? plus(builder.now.score, winner) : builder.now.score;
    const serving = (points.home + points.away) % 2 === 0 ? 'home' : 'away';
    builder.change(at, 0, { score, stageScores: builder.stageScoresPlus(side, 1), serving });
    if (!winner) return;
    builder.note(at, 0, 'goal', winner);
    if (score[winner] === rules.setsToWin) finished = at;
    else {
      builder.begin(at, 0, 'break', false);
      nextStart = at + rules.setBreak;
      set += 1;
    }
  };

  while (finished === undefined) {
    const command = given[0];
    const at =
      command && command.at <= Math.max(pointAt, nextStart ?? 0)
        ? command.at
        : Math.max(pointAt, nextStart ?? 0);
    if (at > lastAt) break;
    if (nextStart !== undefined && (nextStart <= at || command?.at === at)) {
      // A point given during a break is the first of the next set.
      nextStart = Math.min(nextStart, at);
      beginSet();
      if (command?.at !== at) continue;
    }
    if (command && command.at === at) {
      given.shift();
      win(at, command.side);
    } else {
      win(at, random() < chance ? 'home' : 'away');
      pointAt = at + Math.round(rules.pace * (0.6 + 0.8 * random()));
    }
  }
  return builder.finish(finished ?? lastAt, 0, finished === undefined && ending?.command.type === 'abandon');
}
