import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import type { BetRefusal } from '@heptad/sandbox-ledger';
import { BusinessError } from '../wire/business-error';
import type { VenueLocale } from '../wire/venue-locale';
import { venueText } from '../wire/venue-words';

const REFUSALS: Readonly<Record<BetRefusal, readonly [code: number, message: string]>> = {
  unknownSelection: [BUSINESS_CODES.selectionUnavailable, '选项已失效'],
  marketClosed: [BUSINESS_CODES.selectionUnavailable, '盘口已关闭'],
  marketSuspended: [BUSINESS_CODES.bettingSuspended, '盘口暂停投注'],
  selectionLocked: [BUSINESS_CODES.bettingSuspended, '选项已锁定'],
  scoreChanged: [BUSINESS_CODES.scoreChanged, '比分已变化，请重新确认让球'],
  oddsChanged: [BUSINESS_CODES.oddsChanged, '赔率已变化'],
  belowMinimum: [BUSINESS_CODES.stakeOutOfRange, '投注金额低于最小限额'],
  aboveMaximum: [BUSINESS_CODES.stakeOutOfRange, '投注金额高于最大限额'],
  insufficientBalance: [BUSINESS_CODES.insufficientBalance, '余额不足'],
  sameMatch: [BUSINESS_CODES.comboNotAllowed, '同一赛事的选项不能串关'],
  notCombinable: [BUSINESS_CODES.comboNotAllowed, '该选项不支持串关'],
  badCode: [BUSINESS_CODES.comboNotAllowed, '串关方式无效'],
  badStake: [BUSINESS_CODES.stakeOutOfRange, '投注金额无效'],
  unknownBet: [BUSINESS_CODES.orderUnknown, '注单不存在'],
  betOver: [BUSINESS_CODES.betEditUnavailable, '注单已结算或已变更，不能修改'],
  notEditable: [BUSINESS_CODES.betEditUnavailable, '该注单不支持修改'],
  matchStarted: [BUSINESS_CODES.betEditUnavailable, '比赛已开始，不能修改注单'],
  stakeLowered: [BUSINESS_CODES.stakeOutOfRange, '修改后的投注金额不能低于原投注金额'],
  nothingEdited: [BUSINESS_CODES.betEditUnavailable, '注单没有改动'],
  keyReused: [REQUEST_CODES.keyReused, '同一请求标识不能用于不同内容'],
};

/** What a member reads about a bet that was not taken. */
export function refusalMessage(reason: BetRefusal, locale: VenueLocale): string {
  return venueText(REFUSALS[reason][1], locale);
}

/** A refusal of the betting engine as the venue answers it. */
export function refusedBet(reason: BetRefusal): BusinessError {
  const [code, message] = REFUSALS[reason];
  return new BusinessError(code, message);
}
