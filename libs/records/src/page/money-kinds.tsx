import { PATHS } from '@heptad/feature-module';
import { RecordKinds } from './record-kinds';

const MONEY_KINDS = [
  { path: PATHS.recordTransaciton, word: 'moneyKinds.statement' },
  { path: PATHS.recordReward, word: 'moneyKinds.reward' },
  { path: PATHS.recordWelfare, word: 'moneyKinds.welfare' },
  { path: PATHS.recordBet, word: 'moneyKinds.bets' },
];

/** The way between the records of money, and to those of bets. */
export function MoneyKinds() {
  return <RecordKinds kinds={MONEY_KINDS} />;
}
