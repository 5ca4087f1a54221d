/** The chips that tables know, in cents: 1, 5, 10, 50, 100, 500, 1,000, 5,000 and 10,000 units of money. */
const CHIPS: readonly bigint[] = [
  100n,
  500n,
  1_000n,
  5_000n,
  10_000n,
  50_000n,
  100_000n,
  500_000n,
  1_000_000n,
];

/** How many chips lie before a member at most. */
const OFFERED = 5;

/**
 * The chips that a table offers, cents, the smallest first: from its least stake on, none above its greatest.
 * A table whose limits hold none of them offers its least stake as the one chip.
 */
export function chipsOf({
  least,
  greatest,
}: {
  readonly least: bigint;
  readonly greatest: bigint;
}): readonly bigint[] {
  const within = CHIPS.filter((chip) => chip >= least && chip <= greatest).slice(0, OFFERED);
  return within.length > 0 ? within : [least];
}

/** The chips that a stake is drawn as, the largest first. A rest below the smallest chip is not drawn: the amount stands beside it. */
export function pileOf(stake: bigint): readonly bigint[] {
  const pile: bigint[] = [];
  let rest = stake;
  for (const chip of CHIPS.toReversed()) {
    for (; rest >= chip; rest -= chip) pile.push(chip);
  }
  return pile;
}

/** What stands on a chip: its value in whole units of money, thousands as `K`. @param chip cents */
export function chipText(chip: bigint): string {
  const units = chip / 100n;
  return units >= 1_000n && units % 1_000n === 0n ? `${units / 1_000n}K` : String(units);
}

/** The colour of a chip or of a pile, 0 to 4, by the largest chip in it: the larger, the later. @param worth cents */
export function chipTone(worth: bigint): number {
  const place = CHIPS.findLastIndex((chip) => worth >= chip);
  return Math.max(0, place) % 5;
}
