import type { Fixture } from '../calendar/calendar';
import { createRandom, hash, shuffled } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimSide } from '../model/sport';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { hasSquads, squadOf } from '../catalogue/squads';
import type { SquadSport } from '../catalogue/squads';
import { planSubstitutions } from './substitutions';
import type { SimLineUps, SimPlayer, SimPosition, SimTeamLineUp } from '../model/line-up';

/** How long before kick-off line-ups are told, ms. */
export const ANNOUNCED_BEFORE = 3_600_000;

const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2', '3-4-3', '4-1-4-1', '5-3-2'] as const;
/** A team plays in its usual formation but for one match in so many. */
const OTHER_FORMATION = 5;
/** How far form moves a player among those of his position: up to so many places. */
const FORM = 2.2;

const BASKETBALL_STARTERS: Wanted = [
  ['guard', 2],
  ['forward', 2],
  ['centre', 1],
];
const FOOTBALL_BENCH: Wanted = [
  ['goalkeeper', 1],
  ['defender', 2],
  ['midfielder', 2],
  ['forward', 2],
];
/** Who fills the bench up. */
const MORE_ON_BENCH = ['goalkeeper', 'defender', 'midfielder'] as const;

type Wanted = readonly (readonly [position: SimPosition, count: number])[];

function formationOf(teamId: string, seed: number, random: Random): string {
  const usual = hash(seed, Number(teamId), 0xf0) % FORMATIONS.length;
  const place = random() * OTHER_FORMATION < 1 ? Math.floor(random() * FORMATIONS.length) : usual;
  return FORMATIONS[place] ?? FORMATIONS[0];
}

/** How many of each position a formation is made of: its first row defends, its last one attacks. */
function startersOf(formation: string): Wanted {
  const rows = formation.split('-').map(Number);
  const [defenders = 0, ...rest] = rows;
  const forwards = rest.pop() ?? 0;
  return [
    ['goalkeeper', 1],
    ['defender', defenders],
    ['midfielder', rest.reduce((sum, count) => sum + count, 0)],
    ['forward', forwards],
  ];
}

/** The squad as it is today: each position from the one in the best form down. The first goalkeeper stays the first. */
function byForm(squad: readonly SimPlayer[], random: Random): readonly SimPlayer[] {
  return squad
    .map((player, rank) => {
      const form = random() * FORM;
      return { player, rank: player.position === 'goalkeeper' ? rank : rank + form };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player);
}

function take(from: readonly SimPlayer[], wanted: Wanted): readonly SimPlayer[] {
  return wanted.flatMap(([position, count]) =>
    from.filter((player) => player.position === position).slice(0, count),
  );
}

/** Who a side sends out in one match: the same whenever it is asked. */
export function lineUpOf(fixture: Fixture, sport: SquadSport, side: SimSide, seed: number): SimTeamLineUp {
  const teamId = side === 'home' ? fixture.homeId : fixture.awayId;
  const random = createRandom(hash(fixture.seed, side === 'home' ? 1 : 2, 0x11e));
  const squad = byForm(squadOf(sport, teamId, seed), random);
  if (sport === 'basketball') {
    const starters = take(squad, BASKETBALL_STARTERS);
    const rest = squad.filter((player) => !starters.includes(player));
    return { starters, bench: rest.slice(0, 7 + Math.floor(random() * 2)) };
  }
  const formation = formationOf(teamId, seed, random);
  const starters = take(squad, startersOf(formation));
  const rest = squad.filter((player) => !starters.includes(player));
  const bench = take(rest, FOOTBALL_BENCH);
  const more = shuffled(MORE_ON_BENCH, random).slice(0, Math.floor(random() * 3));
  const others = rest.filter((player) => !bench.includes(player));
  return {
    formation,
    starters,
    bench: [...bench, ...more.flatMap((position) => take(others, [[position, 1]]))],
  };
}

/**
 * The line-ups of a match as they are known at a time: nothing before they are announced, and of the substitutions those alone
 * that have been made.
 * @param endsAt when the match is over, commands included
 */
export function lineUpsAt(fixture: Fixture, seed: number, endsAt: number, now: number): SimLineUps {
  const { sport, kickOff } = fixture;
  const announcedAt = kickOff - ANNOUNCED_BEFORE;
  if (!hasSquads(sport) || endsAt <= announcedAt) return { state: 'none' };
  if (now < announcedAt) return { state: 'notAnnounced' };
  const home = lineUpOf(fixture, sport, 'home', seed);
  const away = lineUpOf(fixture, sport, 'away', seed);
  const rules = SPORT_RULES[sport];
  const planned =
    rules.model === 'goals'
      ? [
          ...planSubstitutions(fixture, rules, 'home', home),
          ...planSubstitutions(fixture, rules, 'away', away),
        ]
      : [];
  const substitutions = planned
    .filter(({ at }) => at <= now && at < endsAt)
    .sort((a, b) => a.at - b.at || a.side.localeCompare(b.side));
  return { state: 'announced', home, away, substitutions };
}
