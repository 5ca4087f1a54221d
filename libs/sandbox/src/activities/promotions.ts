import type { Prize, Promotion } from './promotion';
import { CARE, COUNTED_BETS, COUNTING_TITLE, PAYMENT, WHO } from './promotion-rules-texts';

const LEAST_STAKE = 10_00n;
const NEWCOMER_DAYS = 30;

/** Prizes by whole yuan; targets as the measure counts. */
const prizes = (...steps: readonly (readonly [target: bigint, yuan: bigint])[]): readonly Prize[] =>
  steps.map(([target, yuan]) => ({ target, prize: yuan * 100n }));

/** The promotions of the demonstration platform, in the order they are shown. */
export const PROMOTIONS: readonly Promotion[] = [
  {
    name: 'newcomer',
    category: 'newcomer',
    art: 'sprout',
    rhythm: 'year',
    title: { 'zh-CN': '新人见面礼', 'zh-TW': '新人見面禮', en: 'Welcome gift' },
    summary: {
      'zh-CN': '完成第 1、5、10 笔注单，各领一份见面礼',
      'zh-TW': '完成第 1、5、10 筆注單，各領一份見面禮',
      en: 'A gift each for your 1st, 5th and 10th settled bet',
    },
    measure: { kind: 'settledBets', leastStake: LEAST_STAKE },
    measureName: { 'zh-CN': '已结算注单', 'zh-TW': '已結算注單', en: 'Settled bets' },
    prizes: prizes([1n, 8n], [5n, 18n], [10n, 38n]),
    newcomerDays: NEWCOMER_DAYS,
    rules: [
      {
        ...WHO,
        lines: [
          {
            'zh-CN': `注册 ${String(NEWCOMER_DAYS)} 天以内的会员可报名，每人一次。`,
            'zh-TW': `註冊 ${String(NEWCOMER_DAYS)} 天以內的會員可報名，每人一次。`,
            en: `Members who registered within the last ${String(NEWCOMER_DAYS)} days, once each.`,
          },
          ...WHO.lines.slice(1),
        ],
      },
      {
        title: COUNTING_TITLE,
        lines: [
          {
            'zh-CN': '单笔投注额不低于 10 的体育注单按笔数计入。',
            'zh-TW': '單筆投注額不低於 10 的體育注單按筆數計入。',
            en: 'Sports bets of 10 or more are counted by their number.',
          },
          ...COUNTED_BETS,
        ],
      },
      PAYMENT,
      CARE,
    ],
  },
  {
    name: 'turnover',
    category: 'sports',
    art: 'wave',
    rhythm: 'week',
    title: { 'zh-CN': '每周流水礼', 'zh-TW': '每週流水禮', en: 'Weekly turnover' },
    summary: {
      'zh-CN': '体育有效流水满 1,000 起，三档奖励可累计',
      'zh-TW': '體育有效流水滿 1,000 起，三檔獎勵可累計',
      en: 'Three prizes that add up, from a sports turnover of 1,000',
    },
    measure: { kind: 'turnover', leastOdds: '1.50' },
    measureName: { 'zh-CN': '有效流水', 'zh-TW': '有效流水', en: 'Valid turnover' },
    prizes: prizes([1_000_00n, 8n], [5_000_00n, 48n], [20_000_00n, 238n]),
    rules: [
      WHO,
      {
        title: COUNTING_TITLE,
        lines: [
          {
            'zh-CN': '体育注单按投注额计入，赢半或输半按一半计入。',
            'zh-TW': '體育注單按投注額計入，贏半或輸半按一半計入。',
            en: 'Sports bets count by their stake, by half of it where they were half won or half lost.',
          },
          {
            'zh-CN': '赔率（欧洲盘）不低于 1.50；串关须每一关均不低于 1.50。',
            'zh-TW': '賠率（歐洲盤）不低於 1.50；串關須每一關均不低於 1.50。',
            en: 'European odds of 1.50 or more; in a combination every leg has to have them.',
          },
          ...COUNTED_BETS,
        ],
      },
      PAYMENT,
      CARE,
    ],
  },
  {
    name: 'combo',
    category: 'sports',
    art: 'links',
    rhythm: 'week',
    title: { 'zh-CN': '串关达人周', 'zh-TW': '串關達人週', en: 'Combination week' },
    summary: {
      'zh-CN': '三串及以上注单满 1、3、7 笔，逐档领取',
      'zh-TW': '三串及以上注單滿 1、3、7 筆，逐檔領取',
      en: 'A prize each for 1, 3 and 7 combinations of three legs or more',
    },
    measure: { kind: 'combos', legs: 3, leastStake: LEAST_STAKE, leastOdds: '1.30' },
    measureName: { 'zh-CN': '有效串关', 'zh-TW': '有效串關', en: 'Valid combinations' },
    prizes: prizes([1n, 5n], [3n, 18n], [7n, 58n]),
    rules: [
      WHO,
      {
        title: COUNTING_TITLE,
        lines: [
          {
            'zh-CN': '三关及以上、投注额不低于 10、每一关赔率（欧洲盘）不低于 1.30 的串关按笔数计入。',
            'zh-TW': '三關及以上、投注額不低於 10、每一關賠率（歐洲盤）不低於 1.30 的串關按筆數計入。',
            en: 'Combinations of three legs or more with a stake of 10 or more, each leg at European odds of 1.30 or more, are counted by their number.',
          },
          ...COUNTED_BETS,
        ],
      },
      PAYMENT,
      CARE,
    ],
  },
  {
    name: 'transfer',
    category: 'wallet',
    art: 'flow',
    rhythm: 'week',
    title: { 'zh-CN': '每周转入礼', 'zh-TW': '每週轉入禮', en: 'Weekly transfer gift' },
    summary: {
      'zh-CN': '本周净转入场馆满 100 起，即可领取',
      'zh-TW': '本週淨轉入場館滿 100 起，即可領取',
      en: 'From a net transfer of 100 into venues this week',
    },
    measure: { kind: 'netTransfer' },
    measureName: { 'zh-CN': '净转入', 'zh-TW': '淨轉入', en: 'Net transfer' },
    prizes: prizes([100_00n, 3n], [1_000_00n, 12n], [5_000_00n, 38n]),
    rules: [
      WHO,
      {
        title: COUNTING_TITLE,
        lines: [
          {
            'zh-CN': '净转入 = 本期转入各场馆的金额 − 转回{{centreWallet}}的金额，低于零按零计。',
            'zh-TW': '淨轉入 = 本期轉入各場館的金額 − 轉回{{centreWallet}}的金額，低於零按零計。',
            en: 'Net transfer: what went into venues in this run less what came back to the {{centreWallet}}, never below zero.',
          },
          {
            'zh-CN': '报名之前的转账同样计入；以领取时的净转入为准。',
            'zh-TW': '報名之前的轉帳同樣計入；以領取時的淨轉入為準。',
            en: 'Transfers before joining count too; what counts is the net transfer at the time of claiming.',
          },
        ],
      },
      PAYMENT,
      CARE,
    ],
  },
];
