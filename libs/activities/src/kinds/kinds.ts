import type { ActivityKind } from '../engine/kind';
import { bettingGift } from './betting-gift/kind';
import { drawGift } from './draw-gift/kind';
import { eventTopic } from './event-topic/kind';
import { firstDeposit } from './first-deposit/kind';
import { kingReturn } from './king-return/kind';
import { monthMoney } from './month-money/kind';
import { newTask } from './new-task/kind';
import { promoDetails } from './promo-details/kind';
import { themedLottery } from './themed-lottery/kind';
import { luckyFlip } from './lucky-flip/kind';
import { racePage } from './race-page/kind';
import { penaltyIntoGold } from './penalty-into-gold/kind';
import { redPackRain } from './red-pack-rain/kind';
import { happyCard } from './happy-card/kind';
import { raceGuess } from './race-guess/kind';
import { friendInvitation } from './friend-invitation/kind';
import { friendPeakBet } from './friend-peak-bet/kind';
import { european } from './european/kind';
import { pureDisplay } from './pure-display/kind';
import { signHaveGifts } from './sign-have-gifts/kind';

/** Every kind of activity that this build has a page for. A new kind is a folder beside this file and a line here. */
export const KINDS: readonly ActivityKind[] = [
  signHaveGifts,
  newTask,
  firstDeposit,
  monthMoney,
  bettingGift,
  drawGift,
  kingReturn,
  eventTopic,
  promoDetails,
  themedLottery,
  luckyFlip,
  racePage,
  penaltyIntoGold,
  redPackRain,
  happyCard,
  raceGuess,
  friendInvitation,
  friendPeakBet,
  european,
  pureDisplay,
];
