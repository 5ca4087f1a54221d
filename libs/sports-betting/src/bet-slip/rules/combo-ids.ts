/** Keeps the two parts of a combo's code apart; the fullest cover makes far fewer bets. */
export const CODE_UNIT = 1_000;

/** The code of the bets that hold `legs` selections each: 1001 a single, 2001 a double, 3001 a treble. */
export const foldCode = (legs: number): number => legs * CODE_UNIT + 1;

const COMBO = 'combo:';

/** The id of a wager of several selections. */
export const comboId = (comboCode: number): string => `${COMBO}${String(comboCode)}`;

/** Whether a wager is a combo, by its id. */
export const isComboId = (id: string): boolean => id.startsWith(COMBO);
