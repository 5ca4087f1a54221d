export { BETTING_MEMBER, BETTING_START, openBetting, pickSelection, singleOrder } from './betting-under-test';
export type { BettingUnderTest } from './betting-under-test';
