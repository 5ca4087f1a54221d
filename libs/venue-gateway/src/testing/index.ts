export { stubSportsVenue, stubVenueGateway, stubWallet } from './stub-venues';
export { betInGoldenWords, expected, golden, type Golden, inGoldenWords } from './golden';
export { gatewayOver, type Line, orderOn } from './sandbox-gateway';
export { createTestVenue, platformAnswer, type TestVenue } from './test-venue';
export { valueOf } from './value-of';

// What an adapter is built from that the product does not list.
export { comboLimits, selectionLimits } from '../mapping/bet-limits';
export { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
export { needsLine } from '../mapping/market-kinds';
export { noBetBuilder } from '../mapping/no-bet-builder';
export { noCashOut } from '../mapping/no-cash-out';
export { pageOf, wholePage } from '../mapping/pages';
export { readRecords, type ReadRecords } from '../mapping/records';
export { betUnknown, matchUnknown, malformed } from '../mapping/refusals';
export { stageParts } from '../mapping/stage-scores';
export { createVenueSession, type SessionFamily, type VenueSession } from '../session/venue-session';
export type { VenueOnTrial } from '../session/venue-sessions';
