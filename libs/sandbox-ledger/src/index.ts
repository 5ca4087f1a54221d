export { LEDGER_STEPS } from './ledger-steps';
export { partsOf } from './betting/bet-parts';
export { betNumber, legsOf } from './betting/bet-rows';
export type { BetRow } from './betting/bet-rows';
export { countSports, sumBets, sumPotential } from './betting/bet-sums';
export type { BetSums } from './betting/bet-sums';
export type {
  Bet,
  BetEvent,
  BetLeg,
  BetPage,
  BetQuery,
  BetRefusal,
  BetState,
  BetVenue,
  BettingEngine,
  LegState,
  LimitsAnswer,
  OddsAcceptance,
  OddsNotation,
  Order,
  OrderLeg,
} from './betting/betting';
export type { CashOut, CashOutOffer, CashOutRefusal } from './betting/cash-out';
export { NOT_STAKED } from './betting/not-staked';
export { createBettingEngine } from './betting/create-betting-engine';
export { highestPayout, legFactor, readOdds, wholeUnits } from './betting/payout';
export { pricedFor } from './betting/venue-pricing';
export { settleSelection } from './betting/settlement';
export { createStoredCommands } from './match-commands/stored-commands';
export type { StorageOptions, TableStep } from './storage/engine';
export { keptQuery } from './storage/kept-query';
export type { ValueOf } from './storage/kept-query';
export { readValue, writeValue } from './storage/key-values';
export { openNeighbours } from './storage/neighbours';
export type { Neighbours } from './storage/neighbours';
export { sql } from './storage/kysely';
export { readStatement, readStatementLine, sumStatement } from './statement/statement';
export type { StatementFilter, StatementLine, StatementSpan, StatementSums } from './statement/statement';
export { emptyStorage, openStorage } from './storage/storage';
export type { Storage } from './storage/storage';
export { refuseChanges } from './storage/triggers';
export {
  CENTRE_WALLET,
  DEFAULT_CURRENCY,
  TREASURE_WALLET,
  accountParts,
  memberAccount,
  platformAccount,
} from './wallet/accounts';
export type { AccountId } from './wallet/accounts';
export { IdempotencyConflict, once } from './wallet/idempotency';
export type { LedgerInvariants } from './wallet/invariants';
export { createLedger } from './wallet/ledger';
export type { Ledger } from './wallet/ledger';
export { partOfAmount } from './wallet/part-of-amount';
export { InsufficientFunds } from './wallet/posting';
export type { PostingReason } from './wallet/posting';
export type { Database, Row } from './storage/database';
export type { Generated } from 'kysely';
