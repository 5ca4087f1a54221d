import type { SimLineUps, SimPlayer, SimTeamLineUp, Simulation } from '@heptad/sandbox-simulation';
import { knownOrRefuse } from './match-source';

/** A player as a side names him. */
export interface NamedPlayer {
  readonly player: SimPlayer;
  readonly starts: boolean;
  /** Counted from 1, the goalkeeper; where there is a formation to stand in. */
  readonly place?: number;
}

/** The line-ups of a match as they are known now. Throws the refusal of an id that names none. */
export function lineUpsOf(simulation: Simulation, id: string): SimLineUps {
  return knownOrRefuse(simulation.lineUps(id));
}

/** All whom a side names: its starters by their places, then the bench. */
export function playersOf({ formation, starters, bench }: SimTeamLineUp): readonly NamedPlayer[] {
  return [
    ...starters.map((player, index) => {
      return { player, starts: true, ...(formation !== undefined && { place: index + 1 }) };
    }),
    ...bench.map((player) => ({ player, starts: false })),
  ];
}
