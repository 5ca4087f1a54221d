import type { Player, PlayerPosition, TeamLineUp } from '@heptad/venue-gateway';

/** Somebody's place on his half of the pitch. */
export interface PlacedPlayer {
  readonly player: Player;
  /** From the own goal (0) to the halfway line (1), the middle of his row. */
  readonly depth: number;
  /** From the left (0) to the right (1) as the team looks at the other goal, the middle of his place. */
  readonly across: number;
  /** How many places his row has. */
  readonly abreast: number;
}

/** The most names in a row that can still be read. */
const MOST_ABREAST = 5;

const BY_POSITION: readonly (readonly PlayerPosition[])[] = [
  ['goalkeeper'],
  ['defender', 'guard'],
  ['midfielder', 'centre'],
  ['forward'],
];

type Row = readonly (Player | undefined)[];

/** The rows of a formation with the players that the venue puts there; `undefined` unless each starter has a place of his own. */
function formationRows({ formation, starters }: TeamLineUp): readonly Row[] | undefined {
  const places = new Map(
    starters.flatMap((player) => (player.place === undefined ? [] : [[player.place, player]])),
  );
  if (formation === undefined || places.size !== starters.length) return undefined;
  let next = 1;
  const rows = [1, ...formation].map((size) =>
    Array.from({ length: size }, () => {
      const player = places.get(next);
      next += 1;
      return player;
    }),
  );
  return rows.flat().filter((player) => player !== undefined).length === starters.length ? rows : undefined;
}

/** Rows by what players are, for a line-up without a formation; those of no position stand in the middle of the field. */
function positionRows({ starters }: TeamLineUp): readonly Row[] {
  const rows = BY_POSITION.map((positions) =>
    starters.filter(({ position = 'midfielder' }) => positions.includes(position)),
  );
  return rows.flatMap((row) => {
    const pieces = Math.ceil(row.length / MOST_ABREAST);
    const size = Math.ceil(row.length / pieces);
    return Array.from({ length: pieces }, (_, piece) => row.slice(piece * size, (piece + 1) * size));
  });
}

/** Where the starters of a football team stand: each once, from the goalkeeper forward. */
export function placesOf(team: TeamLineUp): readonly PlacedPlayer[] {
  const rows = formationRows(team) ?? positionRows(team);
  return rows.flatMap((row, place) =>
    row.flatMap((player, column): PlacedPlayer[] =>
      player === undefined
        ? []
        : [
            {
              player,
              depth: (place + 0.5) / rows.length,
              across: (column + 0.5) / row.length,
              abreast: row.length,
            },
          ],
    ),
  );
}
