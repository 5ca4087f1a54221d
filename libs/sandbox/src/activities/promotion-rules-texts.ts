import { CLAIM_DAYS } from './editions';
import type { RuleSection } from './promotion';

const days = String(CLAIM_DAYS);

/** Who may join any promotion. */
export const WHO: RuleSection = {
  title: { 'zh-CN': '参与对象', 'zh-TW': '參與對象', en: 'Who may join' },
  lines: [
    {
      'zh-CN': '账户状态正常的会员均可报名，每期每人一次。',
      'zh-TW': '帳戶狀態正常的會員均可報名，每期每人一次。',
      en: 'Every member in good standing, once in each run.',
    },
    {
      'zh-CN': '账户受限或处于自我排除期的会员不能报名，也不能领取。',
      'zh-TW': '帳戶受限或處於自我排除期的會員不能報名，也不能領取。',
      en: 'Members who are limited or have excluded themselves can neither join nor claim.',
    },
  ],
};

/** How any prize is paid. */
export const PAYMENT: RuleSection = {
  title: { 'zh-CN': '奖励发放', 'zh-TW': '獎勵發放', en: 'Prizes' },
  lines: [
    {
      'zh-CN': '达到档位后由您自行领取，奖励即时存入{{centreWallet}}，每一档可领取一次，各档可累计。',
      'zh-TW': '達到檔位後由您自行領取，獎勵即時存入{{centreWallet}}，每一檔可領取一次，各檔可累計。',
      en: 'Claim a prize once its step is reached: it is paid into the {{centreWallet}} at once, each step once, and steps add up.',
    },
    {
      'zh-CN': '奖励到账后可直接使用；完成一倍流水后，取款免手续费。',
      'zh-TW': '獎勵到帳後可直接使用；完成一倍流水後，取款免手續費。',
      en: 'Prizes can be used right away; bet once over, they are withdrawn free of a fee.',
    },
    {
      'zh-CN': `本期结束后 ${days} 天内仍可领取，逾期不再补发。`,
      'zh-TW': `本期結束後 ${days} 天內仍可領取，逾期不再補發。`,
      en: `Prizes can be claimed for ${days} days after the end, and not later.`,
    },
  ],
};

/** What is said under every promotion. */
export const CARE: RuleSection = {
  title: { 'zh-CN': '请留意', 'zh-TW': '請留意', en: 'Please note' },
  lines: [
    {
      'zh-CN': '所有金额均为演示币，仅供体验，不可兑换。',
      'zh-TW': '所有金額均為試玩幣，僅供體驗，不可兌換。',
      en: 'All amounts are play money and cannot be exchanged.',
    },
    {
      'zh-CN': '请量力而行，不要为了达到档位而增加投注。',
      'zh-TW': '請量力而行，不要為了達到檔位而增加投注。',
      en: 'Stay within your means: never bet more only to reach a step.',
    },
  ],
};

/** How bets are counted, besides what one promotion says of its own. */
export const COUNTED_BETS = [
  {
    'zh-CN': '本期内下注、结算后为赢或输的注单计入；报名之前的同样计入。',
    'zh-TW': '本期內下注、結算後為贏或輸的注單計入；報名之前的同樣計入。',
    en: 'Bets placed within the run count once they are settled as won or lost, those placed before joining too.',
  },
  {
    'zh-CN': '走水、作废、被拒绝与提前结算的注单不计入；未结算的注单在结算后计入。',
    'zh-TW': '走水、作廢、被拒絕與提前結算的注單不計入；未結算的注單在結算後計入。',
    en: 'Pushes, void, rejected and cashed-out bets do not count; open bets count once they are settled.',
  },
] as const;

export const COUNTING_TITLE = { 'zh-CN': '如何计算', 'zh-TW': '如何計算', en: 'How it is counted' } as const;
