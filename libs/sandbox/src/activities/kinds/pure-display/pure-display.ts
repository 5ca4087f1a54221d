import type { ActivityKind } from '../../engine/kind';
import { rulesWith } from '../../rules-texts';

/** Something to read, with nothing to join or to win. */
export const pureDisplay: ActivityKind = {
  kind: 'pureDisplay',
  activities: [
    {
      name: 'pureDisplay',
      kind: 'pureDisplay',
      category: 'daily',
      art: 'notice',
      rhythm: 'month',
      title: { 'zh-CN': '理性娱乐月', 'zh-TW': '理性娛樂月', en: 'A month of playing with care' },
      summary: {
        'zh-CN': '设定限额、适时休息，都在个人中心',
        'zh-TW': '設定限額、適時休息，都在個人中心',
        en: 'Limits and rests, both in your account',
      },
      prizes: [],
      turnoverTimes: 0,
      claimRule: 'byMember',
      rules: rulesWith([
        {
          'zh-CN': '您可以随时设定存款、亏损与投注限额，收紧即时生效，放宽需等待。',
          'zh-TW': '您可以隨時設定存款、虧損與投注限額，收緊即時生效，放寬需等待。',
          en: 'Limits on deposits, losses and stakes can be set at any time: stricter ones hold at once, looser ones after a while.',
        },
        {
          'zh-CN': '需要停一停时，可选择休息或自我排除，期间不会看到任何活动。',
          'zh-TW': '需要停一停時，可選擇休息或自我排除，期間不會看到任何活動。',
          en: 'When you need a break, take a rest or exclude yourself: no activity is shown to you then.',
        },
      ]),
    },
    {
      name: 'houseNews',
      kind: 'pureDisplay',
      category: 'daily',
      art: 'notice',
      rhythm: 'month',
      title: { 'zh-CN': '本站月刊', 'zh-TW': '本站月刊', en: 'News of the house' },
      summary: {
        'zh-CN': '本月新上线的内容与值得一看的赛事',
        'zh-TW': '本月新上線的內容與值得一看的賽事',
        en: 'What is new this month, and matches worth a look',
      },
      prizes: [],
      turnoverTimes: 0,
      claimRule: 'byMember',
      audience: { namedSites: true },
      rules: rulesWith([
        {
          'zh-CN': '每月一期，仅供阅读，不需要参加，也没有奖励。',
          'zh-TW': '每月一期，僅供閱讀，不需要參加，也沒有獎勵。',
          en: 'One issue a month, to be read: nothing to join and nothing to win.',
        },
        {
          'zh-CN': '新内容见首页与帮助中心，赛事见体育首页的日历。',
          'zh-TW': '新內容見首頁與幫助中心，賽事見體育首頁的日曆。',
          en: 'What is new is on the home page and in the help centre, matches are in the calendar of sports.',
        },
      ]),
    },
  ],
  board: async ({ run }) => ({
    kind: 'pureDisplay',
    path: run.activity.audience?.namedSites === true ? '/home/sports' : '/mine/protection',
  }),
};
