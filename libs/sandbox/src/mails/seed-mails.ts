import type { Storage } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import type { Members } from '../members/members';
import type { NewMail } from './mail';
import type { Mails } from './mails';

/** The first demo member, whose inbox has something of each kind. */
const DEMO_MEMBER = 'demo01';
const SEED = 'seed:';

/** Those that were read come first. */
const SEEDS: readonly (NewMail & { readonly read?: true })[] = [
  {
    kind: 'system',
    read: true,
    title: { 'zh-CN': '演示平台须知', 'zh-TW': '示範平台須知', en: 'About this demo' },
    body: {
      'zh-CN': '<p>本平台仅供演示，所有金额均为虚拟游戏币，不可兑换。</p>',
      'zh-TW': '<p>本平台僅供示範，所有金額均為虛擬遊戲幣，不可兌換。</p>',
      en: '<p>This platform is a demonstration. All amounts are play money and cannot be exchanged.</p>',
    },
  },
  {
    kind: 'money',
    read: true,
    title: {
      'zh-CN': '存款 ¥10,000.00 已到账',
      'zh-TW': '存款 ¥10,000.00 已到帳',
      en: 'Deposit of ¥10,000.00 credited',
    },
    body: {
      'zh-CN':
        '<p>您的存款 <b>¥10,000.00</b> 已存入{{centreWallet}}。</p><p><a href="/record/transaciton">查看资金明细</a></p>',
      'zh-TW':
        '<p>您的存款 <b>¥10,000.00</b> 已存入{{centreWallet}}。</p><p><a href="/record/transaciton">查看資金明細</a></p>',
      en: '<p>Your deposit of <b>¥10,000.00</b> is in your {{centreWallet}}.</p><p><a href="/record/transaciton">See your statement</a></p>',
    },
  },
  {
    kind: 'system',
    title: { 'zh-CN': '滚球盘口更新公告', 'zh-TW': '滾球盤口更新公告', en: 'More markets in play' },
    body: {
      'zh-CN':
        '<h3>更新内容</h3><ul><li>角球、半场与波胆玩法已开放滚球投注</li><li>赛果页新增技术统计</li></ul><p><a href="/home/sports?period=live">查看滚球赛事</a></p>',
      'zh-TW':
        '<h3>更新內容</h3><ul><li>角球、半場與波膽玩法已開放滾球投注</li><li>賽果頁新增技術統計</li></ul><p><a href="/home/sports?period=live">查看滾球賽事</a></p>',
      en: '<h3>What is new</h3><ul><li>Corners, halves and correct scores can be bet in play</li><li>Results show match statistics</li></ul><p><a href="/home/sports?period=live">See matches in play</a></p>',
    },
  },
  {
    kind: 'promotion',
    title: { 'zh-CN': '本周优惠活动一览', 'zh-TW': '本週優惠活動一覽', en: 'This week’s promotions' },
    body: {
      'zh-CN':
        '<p>本周活动已更新，名额与规则以活动页为准。</p><p><a href="/activity/list">查看优惠活动</a></p><blockquote>请量力而行，理性娱乐。</blockquote>',
      'zh-TW':
        '<p>本週活動已更新，名額與規則以活動頁為準。</p><p><a href="/activity/list">查看優惠活動</a></p><blockquote>請量力而為，理性娛樂。</blockquote>',
      en: '<p>New promotions have begun. Their pages say who may join and how.</p><p><a href="/activity/list">See the promotions</a></p><blockquote>Play within your means.</blockquote>',
    },
  },
  {
    kind: 'personal',
    title: { 'zh-CN': '您的专属服务已就位', 'zh-TW': '您的專屬服務已就位', en: 'Your personal service' },
    body: {
      'zh-CN':
        '您好！\n\n从今天起由我为您服务。账户、存取款或投注方面的任何问题，都可以随时联系{{customerService}}。',
      'zh-TW':
        '您好！\n\n從今天起由我為您服務。帳戶、存取款或投注方面的任何問題，都可以隨時聯絡{{customerService}}。',
      en: 'Hello!\n\nFrom today I am here for you. Ask {{customerService}} whatever you want to know about your account, your money or your bets.',
    },
  },
];

/** Puts some mails into the first demo member's inbox, once. */
export async function seedMails(storage: Storage, members: Members, mails: Mails): Promise<void> {
  const member = await members.findByName(DEMO_MEMBER);
  if (member === undefined || (await isSeeded(storage, member.id))) return;
  await storage.transaction(async () => {
    for (const [index, { read, ...mail }] of SEEDS.entries()) {
      await mails.send(member.id, { ...mail, key: `${SEED}${String(index)}` });
      if (read === true) await readAll(storage, member);
    }
  });
}

async function isSeeded({ db }: Storage, memberId: string): Promise<boolean> {
  const known = await db
    .selectFrom('mail_keys')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', '=', `${SEED}0`)
    .executeTakeFirst();
  return known !== undefined;
}

async function readAll({ db }: Storage, { id, registeredAt }: Member): Promise<void> {
  await db.updateTable('mails').set({ read_at: registeredAt }).where('member_id', '=', id).execute();
}
