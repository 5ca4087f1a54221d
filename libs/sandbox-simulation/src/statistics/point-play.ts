import type { Fixture } from '../calendar/calendar';
import type { PointRules } from '../catalogue/sport-rules';
import type { SimSide } from '../model/sport';
import type { SimBall, SimStatistic } from '../model/statistics';
import { hashUnit } from '../random/seeded';
import { ATTACK_SECONDS } from '../timelines/point-timeline';
import { NIL, plus, type Timeline } from '../timelines/timeline';
import { CENTRE, placeFor } from './goal-spells';

const SIDES = ['home', 'away'] as const;
const STILL: SimBall = { ...CENTRE, danger: 0 };
const BASKET = { x: 0.945, y: 0.5 };
/** Share of an attack's time in which the ball of the attack before lies in the basket. */
const IN_BASKET = 0.1;

/** Baskets by what they counted, and each side's biggest lead, of a match of points at a time. Points that a command gave are none. */
export function pointStatistics({ moments }: Timeline, now: number): readonly SimStatistic[] {
  const baskets = [NIL, NIL, NIL];
  let leads = NIL;
  for (const [index, { at, score }] of moments.entries()) {
    const before = moments[index - 1];
    if (at > now) break;
    for (const side of SIDES) {
      const points = score[side] - (before?.score[side] ?? 0);
      const kind = baskets[points - 1];
      if (kind !== undefined) baskets[points - 1] = plus(kind, side);
    }
    leads = {
      home: Math.max(leads.home, score.home - score.away),
      away: Math.max(leads.away, score.away - score.home),
    };
  }
  const [freeThrows = NIL, twoPointers = NIL, threePointers = NIL] = baskets;
  return [
    { kind: 'threePointers', score: threePointers },
    { kind: 'twoPointers', score: twoPointers },
    { kind: 'freeThrows', score: freeThrows },
    { kind: 'biggestLead', score: leads },
  ];
}

/** Where the ball of a match of points is: each attack takes it from one half towards the other basket; one that scored leaves it there for a moment. */
export function pointBall(
  fixture: Fixture,
  rules: PointRules,
  { events }: Pick<Timeline, 'events'>,
  time: number,
): SimBall {
  const stage = events.findLast(({ type, at }) => type === 'stage' && at <= time);
  const plays = stage?.stage.startsWith('quarter') === true || stage?.stage === 'overtime';
  if (stage === undefined || !plays) return STILL;
  const length = (ATTACK_SECONDS * 1000) / rules.speed;
  const attack = Math.floor((time - stage.at) / length);
  const draw = (part: number) => hashUnit(fixture.seed, stage.at, attack, part);
  const share = (time - stage.at - attack * length) / length;
  const basket = events.findLast(({ type, at }) => type === 'goal' && at <= time);
  if (basket?.side !== undefined && time - basket.at < IN_BASKET * length)
    return { ...placeFor(basket.side, BASKET), side: basket.side, danger: 2 };
  const side: SimSide = draw(1) < 0.5 ? 'home' : 'away';
  const aim = draw(Math.floor(share * 5) + 2);
  const place = placeFor(side, { x: 0.25 + 0.6 * share, y: 0.15 + 0.7 * aim });
  return { ...place, side, danger: share < 0.4 ? 0 : share < 0.7 ? 1 : 2 };
}
