import {
  addMoney,
  compareOdds,
  defined,
  estimatedReturn,
  type Money,
  type Odds,
  readStake,
  subtractMoney,
  sumMoney,
  totalOdds,
  ZERO,
} from '@heptad/formatting';
import { countsAlike, type Score, type VenueCode } from '@heptad/venue-gateway';
import type { PriceBoard } from '../price-board/price-board';
import type { WagerRequest } from './placement';
import { acceptanceOf } from './rules/acceptance';
import { BUILDER_ID } from './builder-quote';
import { builderView, isBuilder, type BuilderView } from './rules/bet-builder';
import type { BetMode } from './rules/bet-modes';
import { comboProblem, effectiveMode, wagersOf, type ComboProblem, type Wager } from './rules/combining';
import { judgeLeg, type PriceProblem } from './rules/consent';
import { builderExclusions, legExclusions, type LegExclusion } from './rules/exclusions';
import { chosenWagers, placementProblem, type PlacementProblem } from './rules/placing';
import {
  costOf,
  highestStake,
  shareOf,
  shortfall,
  stakeProblem,
  type StakeBounds,
  type StakeProblem,
} from './rules/stakes';
import { groupLegs, keyOf, type SlipSelection } from './slip-selection';
import type { AcceptedChange, SlipState } from './slip-state';

/** A selection with its price of this moment. */
export interface LegView {
  readonly leg: SlipSelection;
  /** The price now; the one consented to while none is known. */
  readonly odds: Odds;
  readonly moved: 'up' | 'down' | null;
  /** It is bet at the one price of a bet builder alone: its own price means nothing. */
  readonly joined: boolean;
  /** The score that the line counts from now, where that is another one than the member consented to. */
  readonly newScore: Score | undefined;
  readonly problem: PriceProblem | undefined;
  /** What keeps it out of the combos that are wanted; undefined while none are. */
  readonly exclusion: LegExclusion | undefined;
}

/** A bet that can be made, with its stake and what it would bring. */
export interface WagerView extends Omit<Wager, 'legs' | 'sizes'> {
  readonly venue: VenueCode;
  readonly legs: readonly LegView[];
  readonly text: string;
  readonly bounds: StakeBounds | undefined;
  /** Of a bet builder: its one price with what is wrong with it. */
  readonly builder?: BuilderView;
  /** What is wrong with its own price. */
  readonly price?: PriceProblem | undefined;
  /** Of all its combinations; undefined while there is no stake. */
  readonly cost: Money | undefined;
  /** The most that can be staked now, of each combination. */
  readonly highest: Money | undefined;
  readonly problem: StakeProblem | undefined;
  readonly totalOdds: string;
  /** What comes back, stake included; undefined while there is no stake or no amount to write. */
  readonly estimate: Money | undefined;
}

/** Everything the slip shows, at one moment. */
export interface SlipView {
  readonly mode: BetMode;
  /** Why the combos that are wanted cannot be. */
  readonly combo: ComboProblem | undefined;
  readonly legs: readonly LegView[];
  readonly wagers: readonly WagerView[];
  readonly totalStake: Money;
  readonly totalReturn: Money | undefined;
  readonly problem: PlacementProblem | undefined;
  /** What would still be wrong once the member agreed to the prices shown. */
  readonly afterConsent: PlacementProblem | undefined;
  /** The first venue wallet that lacks money for the stakes, and how much; none while a stake would be refused with any money. */
  readonly shortfall: { readonly venue: VenueCode; readonly amount: Money } | undefined;
  /** What consent to the screen covers: every price and every score that has changed. */
  readonly changes: readonly AcceptedChange[];
  /** What a tap on the button would place, at the prices shown. */
  readonly requests: readonly WagerRequest[];
}

export interface SlipMoment {
  readonly slip: SlipState;
  readonly board: Pick<PriceBoard, 'get' | 'bettable'>;
  /** Milliseconds of the app's clock. */
  readonly now: number;
  /** What the member has at a venue; undefined while it is not known. */
  readonly balanceOf: (venue: VenueCode) => Money | undefined;
}

function legView(
  leg: SlipSelection,
  { slip, board, now }: SlipMoment,
  exclusion: LegExclusion | undefined,
  joined: boolean,
): LegView {
  const price = board.get(keyOf(leg));
  const odds = price?.odds ?? leg.odds;
  const move = joined ? 0 : compareOdds(odds, leg.odds);
  const verdict = judgeLeg({
    consented: leg.odds,
    countsFrom: leg.market.countsFrom,
    quote: board.bettable(keyOf(leg), now),
    acceptance: joined ? 'any' : acceptanceOf(slip.acceptance, leg.venue),
    closed: slip.closed.includes(keyOf(leg)),
  });
  return {
    leg,
    odds,
    moved: move > 0 ? 'up' : move < 0 ? 'down' : null,
    joined,
    newScore:
      price === undefined || countsAlike(leg.market.countsFrom, price.countsFrom)
        ? undefined
        : (price.countsFrom ?? { home: 0, away: 0 }),
    problem: verdict.ok ? undefined : verdict.problem,
    exclusion,
  };
}

function request(
  { id, venue, comboCode, legs, builder }: WagerView,
  stake: Money,
  { acceptance }: SlipState,
): WagerRequest {
  // The member consents to what the button showed, not to what was on the list at the tap.
  const shown = legs.map(({ leg, odds }) => ({ ...leg, odds }));
  return {
    id,
    venue,
    comboCode,
    legs: shown,
    ...defined({ builderOdds: builder?.odds }),
    stake,
    acceptance: acceptanceOf(acceptance, venue),
  };
}

/** Selections as they were had the member agreed to their prices. */
const agreed = (legs: readonly LegView[]): readonly LegView[] =>
  legs.map((leg) => (leg.problem === 'oddsChanged' ? { ...leg, problem: undefined } : leg));

/** A wager as it were had the member agreed to its prices. */
const consented = ({ legs, price, ...wager }: WagerView): WagerView => ({
  ...wager,
  ...defined({ price: price === 'oddsChanged' ? undefined : price }),
  legs: agreed(legs),
});

/** The selections as one bet at one price, where they are of one match and such bets are wanted. */
function builderOf({ slip, now }: SlipMoment, mode: BetMode): BuilderView | undefined {
  const { legs, builder: quote, acceptance } = slip;
  const [first] = legs;
  if (mode === 'single' || first === undefined || !isBuilder(legs)) return undefined;
  return builderView({ legs, quote, now, acceptance: acceptanceOf(acceptance, first.venue) });
}

/** Why combos cannot be, what keeps each selection out of them, and the bet builder where there is one. */
function combosAt(moment: SlipMoment, mode: BetMode) {
  const { legs } = moment.slip;
  const builder = builderOf(moment, mode);
  const refusal = builder?.refusal;
  const combo = mode === 'single' ? undefined : (comboProblem(legs) ?? refusal?.reason);
  const exclusions = refusal ? builderExclusions(legs, refusal) : combo && legExclusions(legs);
  return { builder, combo, exclusions };
}

/** The price of a bet builder, where it is another one than the member consented to. */
function builderChange(builder: BuilderView | undefined): readonly AcceptedChange[] {
  const { odds, consented: seen } = builder ?? {};
  return odds === undefined || seen === undefined || seen === odds ? [] : [{ key: BUILDER_ID, odds }];
}

/** What a wager pays on 1, and what comes back for a stake, as far as its prices are known. */
function returnsOf(
  prices: readonly (Odds | undefined)[],
  sizes: readonly number[],
  stake: Money | undefined,
): Pick<WagerView, 'totalOdds' | 'estimate'> {
  const known = prices.filter((price) => price !== undefined);
  if (known.length < prices.length) return { totalOdds: '–', estimate: undefined };
  return { totalOdds: totalOdds(known), estimate: stake && estimatedReturn(known, stake, sizes) };
}

/** Works out what the slip shows; called again with every price, key and answer. */
export function slipView(moment: SlipMoment): SlipView {
  const { slip, balanceOf } = moment;
  const mode = effectiveMode(slip.legs, slip.mode);
  const { builder, combo, exclusions } = combosAt(moment, mode);
  const joined = builder !== undefined && mode === 'combo';
  const legs = slip.legs.map((leg) => legView(leg, moment, exclusions?.get(keyOf(leg)), joined));
  const plain = wagersOf(slip.legs, mode).filter(({ id }) => id !== BUILDER_ID || !builder?.refusal);
  const stakeOf = ({ id }: Pick<Wager, 'id'>): Money | undefined => readStake(slip.stakes[id] ?? '');
  const venueOf = ({ legs: [first] }: Wager): VenueCode | undefined => first?.venue;
  const costs = (wager: Pick<Wager, 'id' | 'combinations'>): Money | undefined => {
    const stake = stakeOf(wager);
    return stake && costOf(stake, wager.combinations);
  };
  const stakesAt = (venue: VenueCode): Money =>
    sumMoney(plain.filter((wager) => venueOf(wager) === venue).map((wager) => costs(wager) ?? ZERO));

  const wagers = plain.flatMap((wager): WagerView[] => {
    const venue = venueOf(wager);
    if (venue === undefined) return [];
    const stake = stakeOf(wager);
    const cost = costs(wager);
    const text = slip.stakes[wager.id] ?? '';
    const ofBuilder = wager.id === BUILDER_ID ? builder : undefined;
    const bounds = ofBuilder === undefined ? slip.bounds[wager.id] : ofBuilder.bounds;
    const balance = balanceOf(venue);
    const rest = balance && addMoney(subtractMoney(balance, stakesAt(venue)), cost ?? ZERO);
    const available = rest && shareOf(rest, wager.combinations);
    const own = new Set(wager.legs.map(keyOf));
    const views = legs.filter(({ leg }) => own.has(keyOf(leg)));
    const prices = ofBuilder === undefined ? views.map(({ odds }) => odds) : [ofBuilder.odds];
    return [
      {
        id: wager.id,
        comboCode: wager.comboCode,
        combinations: wager.combinations,
        venue,
        legs: ofBuilder === undefined ? views : agreed(views),
        ...defined({ builder: ofBuilder, price: ofBuilder?.problem }),
        text,
        bounds,
        cost,
        highest: highestStake(bounds, available),
        problem: stakeProblem({ text, bounds, available }),
        ...returnsOf(prices, wager.sizes, stake),
      },
    ];
  });
  const wanted = mode === 'combo' ? combo : undefined;
  const chosen = chosenWagers(wagers);
  const staked = chosen.filter((wager) => stakeOf(wager) !== undefined);
  const estimates = staked.flatMap(({ estimate }) => estimate ?? []);
  const isRefused = staked.some(({ problem }) => problem !== undefined && problem !== 'insufficient');
  const short = groupLegs(slip.legs, ({ venue }) => venue).flatMap(([venue]) => {
    const amount = shortfall(stakesAt(venue), balanceOf(venue));
    return amount === undefined ? [] : [{ venue, amount }];
  });
  return {
    mode,
    combo,
    legs,
    wagers,
    totalStake: sumMoney(staked.flatMap(({ cost }) => cost ?? [])),
    totalReturn: estimates.length < staked.length ? undefined : sumMoney(estimates),
    problem: placementProblem({ combo: wanted, wagers }),
    afterConsent: placementProblem({ combo: wanted, wagers: wagers.map(consented) }),
    shortfall: isRefused ? undefined : short[0],
    changes: [
      ...legs
        .filter(({ moved, newScore }) => moved !== null || newScore !== undefined)
        .map(({ leg, odds, newScore }) => ({ key: keyOf(leg), odds, ...defined({ countsFrom: newScore }) })),
      ...builderChange(builder),
    ],
    requests: chosen.flatMap((wager) => {
      const stake = stakeOf(wager);
      return stake === undefined ? [] : [request(wager, stake, slip)];
    }),
  };
}
