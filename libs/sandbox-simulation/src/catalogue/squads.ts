import { namesOf } from './player-names';
import { createRandom, hash, shuffled } from '../random/seeded';
import type { Random } from '../random/seeded';
import type { SimPlayer, SimPosition } from '../model/line-up';
import type { SimSportKey } from '../model/sport';

/** The sports whose teams have players. */
export type SquadSport = 'football' | 'basketball';

/** Whether the teams of a sport have players. */
export function hasSquads(sport: SimSportKey): sport is SquadSport {
  return sport === 'football' || sport === 'basketball';
}

/** A position of a squad: how many play it, and the shirts that its first ones wear. */
interface Line {
  readonly position: SimPosition;
  readonly players: number;
  readonly shirts: readonly number[];
}

/** Enough of each for every formation and a bench behind it. */
const SQUADS: Readonly<Record<SquadSport, readonly Line[]>> = {
  football: [
    { position: 'goalkeeper', players: 3, shirts: [1] },
    { position: 'defender', players: 8, shirts: [2, 3, 4, 5] },
    { position: 'midfielder', players: 8, shirts: [6, 8, 10] },
    { position: 'forward', players: 5, shirts: [9, 11, 7] },
  ],
  basketball: [
    { position: 'guard', players: 5, shirts: [] },
    { position: 'forward', players: 5, shirts: [] },
    { position: 'centre', players: 3, shirts: [] },
  ],
};
/** The shirts of those who have no usual one: the lowest and the highest. */
const OTHER_SHIRTS: Readonly<Record<SquadSport, readonly [number, number]>> = {
  football: [12, 49],
  basketball: [0, 55],
};

function shirtsOf(sport: SquadSport, random: Random): () => number {
  const [lowest, highest] = OTHER_SHIRTS[sport];
  const free = shuffled(
    Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index),
    random,
  );
  return () => free.pop() ?? highest + 1;
}

/** A team's squad: the same players in every match, those of one position from the first choice to the last. */
export function squadOf(sport: SquadSport, teamId: string, seed: number): readonly SimPlayer[] {
  const random = createRandom(hash(seed, Number(teamId), 0x50ad));
  const lines = SQUADS[sport];
  const names = namesOf(
    teamId,
    lines.reduce((sum, { players }) => sum + players, 0),
    random,
  );
  const nextShirt = shirtsOf(sport, random);
  const places = lines.flatMap(({ position, players, shirts }) => {
    const usual = shuffled(shirts, random);
    return Array.from({ length: players }, (_, rank) => ({ position, shirt: usual[rank] ?? nextShirt() }));
  });
  return places.flatMap(({ position, shirt }, index): SimPlayer[] => {
    const name = names[index];
    if (name === undefined) return [];
    const id = `${teamId}${String(index + 1).padStart(2, '0')}`;
    return [{ id, name: name.full, shortName: name.short, shirt, position }];
  });
}
