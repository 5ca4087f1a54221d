/** The gesture mode in which a tap on a price bets at once; in the other, which is the default, it goes into the slip (CONST-006, OPEN-045). */
export const QUICK_BET = 0;
/** The default gesture mode: a tap fills the slip (CONST-006, OPEN-045). */
export const FILL_SLIP = 1;
