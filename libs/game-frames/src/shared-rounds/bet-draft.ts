/** A chip as it was laid: on which spot, and its worth in cents. */
export interface LaidChip {
  readonly spot: string;
  readonly chip: bigint;
}

/** What a member has laid and not placed, in the order in which it was laid. */
export type BetDraft = readonly LaidChip[];

/** What a shared round lets a member stake, cents: the least on a spot, the most on all spots. Each stake is whole multiples of the step. */
export interface StakeLimits {
  readonly least: bigint;
  readonly most: bigint;
  readonly step: bigint;
}

/** The stake that lies on each spot, cents, in the order in which the spots were first laid on. */
export function stakesOf(draft: BetDraft): ReadonlyMap<string, bigint> {
  const stakes = new Map<string, bigint>();
  for (const { spot, chip } of draft) stakes.set(spot, (stakes.get(spot) ?? 0n) + chip);
  return stakes;
}

/** All that was laid, cents. */
export const draftTotal = (draft: BetDraft): bigint => draft.reduce((sum, { chip }) => sum + chip, 0n);

/** Why a chip cannot be laid: the round would hold more than is taken, the member has not so much, or a call holds no more spots. */
export type LayRefusal = 'aboveMost' | 'aboveBalance' | 'tooManySpots';

/** What a chip is laid under. */
export interface LayRules {
  readonly limits: StakeLimits;
  /** Cents that the member has; what lies in the draft is still among them. */
  readonly balance: bigint;
  /** Cents that the member has placed in this round. */
  readonly placed: bigint;
  /** The most spots that can be placed at a time. */
  readonly mostSpots: number;
}

/** Lays a chip on a spot; gives the new draft, or why not. */
export function layChip(
  draft: BetDraft,
  { spot, chip }: LaidChip,
  { limits, balance, placed, mostSpots }: LayRules,
): BetDraft | LayRefusal {
  const total = draftTotal(draft) + chip;
  const stakes = stakesOf(draft);
  if (total + placed > limits.most) return 'aboveMost';
  if (total > balance) return 'aboveBalance';
  if (!stakes.has(spot) && stakes.size >= mostSpots) return 'tooManySpots';
  return [...draft, { spot, chip }];
}

/** Takes the last chip back. */
export const undoChip = (draft: BetDraft): BetDraft => draft.slice(0, -1);

/** The spots whose stake is below the least or between two steps: the draft cannot be placed with them. */
export const wrongSpots = (draft: BetDraft, { least, step }: StakeLimits): readonly string[] =>
  [...stakesOf(draft)].filter(([, stake]) => stake < least || stake % step !== 0n).map(([spot]) => spot);
