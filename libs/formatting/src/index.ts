export { formatAmount, formatResult, shortAmount } from './amount';
export { currencySign } from './currency-sign';
export { ZERO, formatMoney, fromMinorUnits, isMoney, minorUnits, money, negateMoney } from './money';
export type { Money, MoneyFormat } from './money';
export { COIN_DECIMALS, coinAmount } from './coin-amount';
export { shortMoney, typedMoney } from './short-money';
export { readCents, readStake } from './stake';
export { isBeyondAmounts } from './large-amount';
export { readDecimal } from './decimal-text';
export { Decimal } from './decimal';
export {
  addMoney,
  compareMoney,
  cutToCents,
  multiplyMoney,
  returnOf,
  subtractMoney,
  sumMoney,
} from './money-arithmetic';
export { estimatedReturn, totalOdds } from './combo-returns';
export { OddsType, compareOdds, odds } from './odds';
export { convertOdds, oddsFrom } from './odds-notations';
export { ODDS_TYPE_NAMES } from './odds-type-names';
export type { Odds } from './odds';
export { formatHandicap } from './handicap';
export type { HandicapLine } from './handicap';
export { fullPhone, hideName, maskPhone } from './masks';
export type { PhoneMask } from './masks';
export { alphanumeric, byteLength, needsMarquee } from './text';
export { chineseCapitals, chineseNumber } from './chinese-numerals';
export { formatCollectCount } from './collect-count';
export { formatDuration, wholeUnits } from './durations';
export type { DurationUnits, WholeUnits } from './durations';
export { defined } from './defined';
export { IMAGE_DEVICE_WIDTHS, IMAGE_SIZES, IMAGE_WIDTHS } from './image-widths';
export { dayjs } from './dayjs';
export {
  DAY_KEY,
  dayKey,
  formatDate,
  formatDateTime,
  formatTime,
  kickOffLabel,
  ownTimeZone,
  startOfDay,
} from './dates';
export type { DateLocale, DateOptions } from './dates';
