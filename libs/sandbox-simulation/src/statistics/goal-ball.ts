import type { GoalRules } from '../catalogue/sport-rules';
import type { SimEvent } from '../model/match';
import type { SimBall, SimDanger } from '../model/statistics';
import type { Timeline } from '../timelines/timeline';
import { CENTRE, placeFor, type Place, type Spell } from './goal-spells';

/** Clock seconds in which the ball is brought to where something happens, in which it lies there, and in which play begins anew after a goal. */
const RUN_UP = 6;
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

/** The incident that the ball lies at, or is being brought to. Nobody brings it to what a command is going to make happen. */
function incidentAt({ events }: Timeline, time: number, second: number, commanded: ReadonlySet<number>) {
  return events.findLast(({ type, at }) => {
    if (PLACES[type] === undefined) return false;
    const from = commanded.has(at) ? at : at - RUN_UP * second;
    return from <= time && time < at + (type === 'goal' ? LIES + RESTART : LIES) * second;
  });
}

/**
 * Where the ball of a match of goals is. It is in the goal at a goal and at the flag at a corner; in the middle while nothing is played.
 * @param commanded when commands made something happen, sandbox time, ms
 */
export function goalBall(
  rules: GoalRules,
  spells: readonly Spell[],
  timeline: Timeline,
  time: number,
  commanded: ReadonlySet<number>,
): SimBall {
  const spell = spells.find(({ at, until }) => at <= time && time < until);
  if (spell === undefined) return STILL;
  const play = onItsWay(spell, time);
  const second = 1000 / rules.speed;
  const incident = incidentAt(timeline, time, second, commanded);
  const seen = incident && PLACES[incident.type];
  if (incident?.side === undefined || seen === undefined) return play;
  const place = placeFor(incident.side, seen);
  const since = (time - incident.at) / second;
  if (since < 0)
    return { ...between(play, place, (RUN_UP + since) / RUN_UP), side: incident.side, danger: 2 };
  if (since < LIES) return { ...place, side: incident.side, danger: 2 };
  return { ...CENTRE, side: incident.side === 'home' ? 'away' : 'home', danger: 0 };
}
