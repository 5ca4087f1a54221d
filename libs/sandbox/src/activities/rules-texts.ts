import type { SimName } from '@heptad/sandbox-simulation';
import type { RuleSection } from './promotion';
import { CARE, PAYMENT, WHO } from './promotion-rules-texts';

/** How a draw is made, under every activity that draws. */
export const DRAWS: RuleSection = {
  title: { 'zh-CN': '公平抽取', 'zh-TW': '公平抽取', en: 'Fair draws' },
  lines: [
    {
      'zh-CN': '每次抽取前先公布平台种子的摘要，抽取后公布种子本身；与您自己的种子和序号一起即可核对结果。',
      'zh-TW': '每次抽取前先公布平臺種子的摘要，抽取後公布種子本身；與您自己的種子和序號一起即可核對結果。',
      en: 'The digest of the platform’s seed is shown before each draw and the seed itself after it: with your own seed and the number you can check the result.',
    },
    {
      'zh-CN': '各奖品的权重与剩余数量如上表所示；发完的奖品不再参与抽取。',
      'zh-TW': '各獎品的權重與剩餘數量如上表所示；發完的獎品不再參與抽取。',
      en: 'Weights and what is left are in the table; a prize that is given away is drawn no more.',
    },
  ],
};

function paid(how: SimName, times: number): RuleSection {
  const n = String(times);
  const duty = {
    'zh-CN': `完成 ${n} 倍流水后，取款免手续费。`,
    'zh-TW': `完成 ${n} 倍流水後，取款免手續費。`,
    en: `Bet ${n} times over, it is withdrawn free of a fee.`,
  };
  return { title: PAYMENT.title, lines: [how, duty] };
}

const AT_ONCE = {
  'zh-CN': '中奖金额即时存入{{centreWallet}}。',
  'zh-TW': '中獎金額即時存入{{centreWallet}}。',
  en: 'What is won is paid into the {{centreWallet}} at once.',
};
/** How a prize is paid that is not claimed by hand. @param times how often it has to be bet */
export const paidAtOnce = (times: number): RuleSection => paid(AT_ONCE, times);

const BY_CLAIM = {
  'zh-CN': '达成后由您自行领取，即时存入{{centreWallet}}；活动结束后 7 天内仍可领取。',
  'zh-TW': '達成後由您自行領取，即時存入{{centreWallet}}；活動結束後 7 天內仍可領取。',
  en: 'Claim what you have won: it is paid into the {{centreWallet}} at once, up to 7 days after the end.',
};
/** How a prize is paid that the member claims. @param times how often it has to be bet */
export const paidByClaim = (times: number): RuleSection => paid(BY_CLAIM, times);

/** One section of the activity's own, between who may join and how it is paid. */
export function rulesWith(
  how: RuleSection['lines'],
  ...more: readonly RuleSection[]
): readonly RuleSection[] {
  const title = { 'zh-CN': '活动规则', 'zh-TW': '活動規則', en: 'How it works' };
  return [WHO, { title, lines: how }, ...more, CARE];
}
