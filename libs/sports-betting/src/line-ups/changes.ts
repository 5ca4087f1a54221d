import type { Player, PlayerPosition, Substitution, TeamLineUp } from '@heptad/venue-gateway';

/** A substitution of one player: when, and who came on or went off for him. */
export interface Change {
  readonly clock: Substitution['clock'];
  readonly other: Player;
}

/** The changes of one side by its players' ids: those who went off, and those who came on, by time. */
export interface SideChanges {
  readonly off: ReadonlyMap<string, Change>;
  readonly on: ReadonlyMap<string, Change>;
}

/** Sorts the substitutions of a side by player. */
export function changesOf(
  side: Substitution['side'],
  { starters, bench }: TeamLineUp,
  substitutions: readonly Substitution[],
): SideChanges {
  const players = new Map([...starters, ...bench].map((player) => [player.id, player]));
  const off = new Map<string, Change>();
  const on = new Map<string, Change>();
  for (const change of substitutions) {
    const [leaving, coming] = [players.get(change.off), players.get(change.on)];
    if (change.side !== side || leaving === undefined || coming === undefined) continue;
    off.set(leaving.id, { clock: change.clock, other: coming });
    on.set(coming.id, { clock: change.clock, other: leaving });
  }
  return { off, on };
}

const FROM_THE_BACK: readonly (PlayerPosition | undefined)[] = [
  'goalkeeper',
  'defender',
  'midfielder',
  'guard',
  'forward',
  'centre',
  undefined,
];

/** The bench as it is read: those first who came on, in the order in which they did; the others from the back to the front, by shirt. */
export function benchOrder(bench: readonly Player[], { on }: SideChanges): readonly Player[] {
  const order = [...on.keys()];
  const rank = ({ id }: Player) => (on.has(id) ? order.indexOf(id) : order.length);
  const line = ({ position }: Player) => FROM_THE_BACK.indexOf(position);
  return bench.toSorted((a, b) => rank(a) - rank(b) || line(a) - line(b) || a.shirt - b.shirt);
}
