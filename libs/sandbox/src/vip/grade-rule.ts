import { Decimal } from '@heptad/formatting';
import { GRADES, gradeOf } from './grades';

/** What counts for a grade, minor units. */
export interface GradeMeasures {
  /** Deposits that were credited. */
  readonly deposits: bigint;
  /** Valid turnover of settled bets. */
  readonly turnover: bigint;
}

const RATIO_PLACES = 4;

/** The highest grade of which both measures are reached; a measure reaches a grade exactly at its threshold. */
export function gradeReached({ deposits, turnover }: GradeMeasures): number {
  return GRADES.reduce(
    (reached, each) => (deposits >= each.deposits && turnover >= each.turnover ? each.grade : reached),
    0,
  );
}

/** What of each measure is missing for a grade; nothing below zero. */
export function missingFor(grade: number, { deposits, turnover }: GradeMeasures): GradeMeasures {
  const wanted = gradeOf(grade);
  return {
    deposits: leftOf(wanted.deposits, deposits),
    turnover: leftOf(wanted.turnover, turnover),
  };
}

/**
 * The part of the way to a grade, the lesser of both measures, cut to four decimals: it says 1 only where the grade is reached.
 */
export function ratioTo(grade: number, counted: GradeMeasures): string {
  const wanted = gradeOf(grade);
  const parts = [partOf(counted.deposits, wanted.deposits), partOf(counted.turnover, wanted.turnover)];
  return Decimal.min(...parts).toFixed(RATIO_PLACES, Decimal.ROUND_DOWN);
}

/** What is missing of an amount, minor units. */
export function leftOf(wanted: bigint, had: bigint): bigint {
  return had >= wanted ? 0n : wanted - had;
}

function partOf(had: bigint, wanted: bigint): Decimal {
  if (had >= wanted) return new Decimal(1);
  return had <= 0n ? new Decimal(0) : new Decimal(had.toString()).dividedBy(wanted.toString());
}
