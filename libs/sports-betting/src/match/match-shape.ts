import { defined } from '@heptad/formatting';
import type {
  Market,
  Match,
  MatchClock,
  MatchStage,
  Score,
  Selection,
  StageScore,
} from '@heptad/venue-gateway';
import type { Tick } from '../price-board/price-board';

/** A selection without its price, which is on the price board under its key. */
export type SelectionShape = Pick<Selection, 'key' | 'side' | 'name' | 'line'>;

export interface MarketShape extends Omit<Market, 'selections'> {
  readonly selections: readonly SelectionShape[];
}

/** A match as lists keep it, without prices and clock. It changes when something happens in the match, not with every tick. */
export interface MatchShape extends Omit<Match, 'markets' | 'clock' | 'stageScores' | 'serving'> {
  readonly markets: readonly MarketShape[];
}

/** What a running match's clock shows, and its score. */
export interface ClockReading {
  readonly stage: MatchStage;
  /** Whole minutes played. */
  readonly minute: number;
  /** Absent where the venue reports none. */
  readonly score?: Score;
}

/** The score of each stage of a match, and who serves. */
export interface StageReading {
  readonly scores: readonly StageScore[];
  readonly serving?: 'home' | 'away' | undefined;
}

export interface SplitMatch {
  readonly shape: MatchShape;
  readonly ticks: readonly Tick[];
  readonly clock: ClockReading | undefined;
  readonly stages: StageReading | undefined;
}

const selectionShape = ({ key, side, name, line }: Selection): SelectionShape => ({
  key,
  side,
  name,
  ...defined({ line }),
});

const readingOf = ({ period, seconds }: MatchClock, score?: Score): ClockReading => ({
  stage: period,
  minute: Math.floor(seconds / 60),
  ...defined({ score }),
});

/** Splits a venue's match into the shape for lists, ticks for the price board, and readings for clock and stages. */
export function splitMatch({ markets, clock, stageScores, serving, ...match }: Match): SplitMatch {
  return {
    shape: {
      ...match,
      markets: markets.map(({ selections, ...market }) => ({
        ...market,
        selections: selections.map(selectionShape),
      })),
    },
    ticks: markets.flatMap(({ selections, countsFrom }) =>
      selections.map(({ key, odds, locked, wire }) => ({
        key,
        odds,
        locked,
        wire,
        ...defined({ countsFrom }),
      })),
    ),
    clock: clock === undefined ? undefined : readingOf(clock, match.score),
    stages: stageScores === undefined ? undefined : { scores: stageScores, serving },
  };
}
