import type { GoalRules } from '../catalogue/sport-rules';
import type { SimEvent } from '../model/match';
import type { SimBall, SimDanger } from '../model/statistics';
import type { Timeline } from '../timelines/timeline';
import { CENTRE, placeFor, type Place, type Spell } from './goal-spells';

/** Clock seconds in which the ball lies where something happened, and in which play begins anew after a goal. */
const LIES = 8;
const RESTART = 12;

const STILL: SimBall = { ...CENTRE, danger: 0 };

/** Where the ball lies after an incident, seen by its side; cards move nothing. */
const PLACES: Partial<Record<SimEvent['type'], Place>> = {
  goal: { x: 0.985, y: 0.5 },
  goalCancelled: { x: 0.94, y: 0.5 },
  corner: { x: 0.99, y: 0.02 },
};

function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** What a spell has come to at a share of its time: danger grows as the ball comes forward. */
function dangerSoFar({ danger }: Spell, share: number): SimDanger {
  if (share < 0.4) return 0;
  return share < 0.75 && danger === 2 ? 1 : danger;
}

function onItsWay(spell: Spell, time: number): SimBall {
  const share = (time - spell.at) / (spell.until - spell.at);
  const legs = spell.path.length - 1;
  const leg = Math.min(Math.floor(share * legs), legs - 1);
  const [from = CENTRE, to = CENTRE] = spell.path.slice(leg, leg + 2);
  return { ...between(from, to, share * legs - leg), side: spell.side, danger: dangerSoFar(spell, share) };
}

/**
 * Where the ball of a match of goals is. It is in the goal at a goal and at the flag at a corner; in the middle while nothing is played.
 * It goes there once the incident has happened, never before: whoever saw it coming could bet on it.
 */
export function goalBall(
  rules: GoalRules,
  spells: readonly Spell[],
  { events }: Pick<Timeline, 'events'>,
  time: number,
): SimBall {
  const spell = spells.find(({ at, until }) => at <= time && time < until);
  if (spell === undefined) return STILL;
  const incident = events.findLast(({ type, at }) => PLACES[type] !== undefined && at <= time);
  const seen = incident && PLACES[incident.type];
  if (incident?.side === undefined || seen === undefined) return onItsWay(spell, time);
  const since = ((time - incident.at) * rules.speed) / 1000;
  if (since < LIES) return { ...placeFor(incident.side, seen), side: incident.side, danger: 2 };
  if (incident.type !== 'goal' || since >= LIES + RESTART) return onItsWay(spell, time);
  return { ...CENTRE, side: incident.side === 'home' ? 'away' : 'home', danger: 0 };
}
