import type { ActivityKind } from '../engine/kind';
import { bettingGift } from './betting-gift/betting-gift';
import { drawGift } from './draw-gift/draw-gift';
import { european } from './european/european';
import { eventTopic } from './event-topic/event-topic';
import { firstDeposit } from './first-deposit/first-deposit';
import { friendInvitation } from './friend-invitation/friend-invitation';
import { friendPeakBet } from './friend-peak-bet/friend-peak-bet';
import { happyCard } from './happy-card/happy-card';
import { kingReturn } from './king-return/king-return';
import { luckyFlip } from './lucky-flip/lucky-flip';
import { monthMoney } from './month-money/month-money';
import { newTask } from './new-task/new-task';
import { penaltyIntoGold } from './penalty-into-gold/penalty-into-gold';
import { promoDetails } from './promo-details/promo-details';
import { pureDisplay } from './pure-display/pure-display';
import { raceGuess } from './race-guess/race-guess';
import { racePage } from './race-page/race-page';
import { redPackRain } from './red-pack-rain/red-pack-rain';
import { signHaveGifts } from './sign-have-gifts/sign-have-gifts';
import { themedLottery } from './themed-lottery/themed-lottery';

/** All kinds of activities, in the order in which their activities are shown; a new kind gets its line here. */
export const KINDS: readonly ActivityKind[] = [
  signHaveGifts,
  themedLottery,
  newTask,
  firstDeposit,
  luckyFlip,
  redPackRain,
  drawGift,
  happyCard,
  penaltyIntoGold,
  raceGuess,
  european,
  racePage,
  eventTopic,
  bettingGift,
  monthMoney,
  kingReturn,
  friendInvitation,
  friendPeakBet,
  promoDetails,
  pureDisplay,
];
