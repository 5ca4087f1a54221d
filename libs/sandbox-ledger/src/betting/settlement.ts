import { readLine } from '@heptad/sandbox-simulation';
import type { SimMarketKind, SimOutcome, SimScore } from '@heptad/sandbox-simulation';
import type { LegState } from './betting';
import { scoredSince } from './counted-score';

/** What is bet on. */
export interface SettledSelection {
  readonly kind: SimMarketKind;
  /** The home side's handicap, or the total. */
  readonly line?: string;
  readonly side: string;
  /** The score that a handicap of goals counts from; without one it counts the whole period. */
  readonly countsFrom?: SimScore;
}

/** The highest goals that correct-score markets list; beyond them `other` wins. */
const LISTED_GOALS = 4;

/** A distance from the line in quarters: half of a quarter-line stake is decided by each neighbour. */
function byDistance(quarters: number): LegState {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'halfWon';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'halfLost' : 'lost';
}

function wonIf(condition: boolean): LegState {
  return condition ? 'won' : 'lost';
}

function handicap({ home, away }: SimScore, line: number, side: string): LegState {
  const distance = (home - away) * 4 + line;
  return byDistance(side === 'home' ? distance : -distance);
}

function total({ home, away }: SimScore, line: number, side: string): LegState {
  const distance = (home + away) * 4 - line;
  return byDistance(side === 'over' ? distance : -distance);
}

function threeWay({ home, away }: SimScore, side: string): LegState {
  return wonIf(side === (home > away ? 'home' : home < away ? 'away' : 'draw'));
}

/** Two ways: a level score, which only an early end can leave, gives the stake back. */
function moneyline(score: SimScore, side: string): LegState {
  return score.home === score.away ? 'push' : threeWay(score, side);
}

function doubleChance({ home, away }: SimScore, side: string): LegState {
  if (side === 'homeDraw') return wonIf(home >= away);
  return wonIf(side === 'homeAway' ? home !== away : home <= away);
}

function correctScore({ home, away }: SimScore, side: string): LegState {
  if (side === 'other') return wonIf(home > LISTED_GOALS || away > LISTED_GOALS);
  return wonIf(side === `${home}-${away}`);
}

function together(a: SimScore | undefined, b: SimScore | undefined): SimScore | undefined {
  return a && b && { home: a.home + b.home, away: a.away + b.away };
}

/** The score that a kind of market counts. */
function countedScore(
  kind: SimMarketKind,
  outcome: Extract<SimOutcome, { type: 'final' }>,
): SimScore | undefined {
  switch (kind) {
    case 'pointsOverUnder':
    case 'pointsHandicap':
      return outcome.points;
    case 'cornersHandicap':
    case 'cornersOverUnder':
      return outcome.corners;
    case 'bookingsHandicap':
    case 'bookingsOverUnder':
      return outcome.bookings;
    case 'cornersBookingsOverUnder':
      return together(outcome.corners, outcome.bookings);
    default:
      return outcome.score;
  }
}

/**
 * How a selection ends with an outcome: a pure rule per kind of market. An outcome that lacks what the market counts makes
 * it void.
 */
export function settleSelection(
  { kind, line, side, countsFrom }: SettledSelection,
  outcome: SimOutcome,
): LegState {
  if (outcome.type !== 'final') return outcome.type;
  if (kind === 'winner') return wonIf(side === outcome.winner);
  const score = countedScore(kind, outcome);
  if (!score) return 'void';
  const quarters = line === undefined ? undefined : readLine(line);
  switch (kind) {
    case 'handicap':
      return quarters === undefined ? 'void' : handicap(scoredSince(score, countsFrom), quarters, side);
    case 'cornersHandicap':
    case 'pointsHandicap':
    case 'bookingsHandicap':
      return quarters === undefined ? 'void' : handicap(score, quarters, side);
    case 'overUnder':
    case 'pointsOverUnder':
    case 'cornersOverUnder':
    case 'bookingsOverUnder':
    case 'cornersBookingsOverUnder':
      return quarters === undefined ? 'void' : total(score, quarters, side);
    case 'moneyline':
      return moneyline(score, side);
    case 'threeWay':
      return threeWay(score, side);
    case 'doubleChance':
      return doubleChance(score, side);
    case 'correctScore':
      return correctScore(score, side);
    case 'bothScore':
      return wonIf((side === 'yes') === (score.home > 0 && score.away > 0));
    case 'oddEven':
      return wonIf((side === 'odd') === ((score.home + score.away) % 2 === 1));
  }
}
