export { balance, open, play, refusal, seen } from './calls';
export { clientSeed, engines, round, volatilities } from './fields';
export {
  FRAME_CHANNEL,
  gameMessage,
  siteMessage,
  type GameMessage,
  type SiteMessage,
} from './frame-messages';
export { slotResult, type SlotResult } from './results';
