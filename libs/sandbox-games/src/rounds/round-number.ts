const DIGITS = 10;
const NUMBER = /^P\d{10}$/;

/** A round's number as members see it, from its row's. */
export const roundNumber = (id: number): string => `P${String(id).padStart(DIGITS, '0')}`;

/** The row that a number means; undefined for what is no number of a round. */
export const rowOfRound = (number: string): number | undefined =>
  NUMBER.test(number) ? Number(number.slice(1)) : undefined;
