import type { IncomingHttpHeaders } from 'node:http';
import { VENUE_WORDS, localeOfHeader, words } from '@heptad/sandbox-venues';
import type { VenueLocale, Words } from '@heptad/sandbox-venues';
import { GAME_VENUES } from '../platform/game-venues';
import { GAME_WORDS } from './game-words';
import { LIMIT_WORDS } from './limit-words';
import { REFUSAL_WORDS } from './refusal-words';

/** What the platform writes itself, by its Chinese; the words of refusals are beside it. */
const WORDS: Readonly<Record<string, Words>> = {
  ...GAME_WORDS,
  体育: words('體育', 'Sports'),
  真人: words('真人', 'Live'),
  电竞: words('電競', 'Esports'),
  电子: words('電子', 'Slots'),
  彩票: words('彩票', 'Lottery'),
  棋牌: words('棋牌', 'Cards'),
  捕鱼: words('捕魚', 'Fishing'),
  IM体育: words('IM體育', 'IM Sports'),
  OB体育: words('OB體育', 'OB Sports'),
  熊猫体育: words('熊貓體育', 'Panda Sports'),
  FB体育: words('FB體育', 'FB Sports'),
  余额宝: words('餘額寶', 'Balance treasure'),
  云阁真人: words('雲閣真人', 'Yunge Live'),
  星河真人: words('星河真人', 'Xinghe Live'),
  云阁电竞: words('雲閣電競', 'Yunge Esports'),
  雷霆电竞: words('雷霆電競', 'Leiting Esports'),
  山海电子: words('山海電子', 'Shanhai Slots'),
  山海寻宝: words('山海尋寶', 'Treasure Trail'),
  灯火长街: words('燈火長街', 'Lantern Street'),
  翡翠森林: words('翡翠森林', 'Jade Forest'),
  翡翠奖池: words('翡翠獎池', 'Jade jackpot'),
  琥珀奖池: words('琥珀獎池', 'Amber jackpot'),
  朱砂奖池: words('硃砂獎池', 'Cinnabar jackpot'),
  时时彩坊: words('時時彩坊', 'Draw House'),
  云阁棋牌: words('雲閣棋牌', 'Yunge Cards'),
  深海渔歌: words('深海漁歌', 'Deep Sea Song'),
  深蓝猎场: words('深藍獵場', 'Deep Blue'),
  晨曦: words('晨曦', 'Dawn'),
  阿卓: words('阿卓', 'Zhuo'),
  小满: words('小滿', 'Mandy'),
  老姜: words('老薑', 'Old Ginger'),
  今晚足球怎么看: words('今晚足球怎麼看', 'Tonight’s football'),
  篮球节奏课堂: words('籃球節奏課堂', 'Basketball, beat by beat'),
  网球滚球陪看: words('網球滾球陪看', 'Live tennis together'),
  电竞地图讲解: words('電競地圖講解', 'Esports maps explained'),
  百家乐: words('百家樂', 'Baccarat'),
  轮盘: words('輪盤', 'Roulette'),
  若溪: words('若溪', 'Ruoxi'),
  念安: words('念安', 'Nian’an'),
  书瑶: words('書瑤', 'Shuyao'),
  清越: words('清越', 'Qingyue'),
  滚球实时赔率: words('滾球即時賠率', 'Live odds in play'),
  '滚球好戏 实时开打': words('滾球好戲 即時開打', 'Matches in play now'),
  '理性娱乐 量力而行': words('理性娛樂 量力而為', 'Play within your means'),
  我的注单: words('我的注單', 'My bets'),
  优惠活动: words('優惠活動', 'Promotions'),
  演示平台须知: words('示範平台須知', 'About this demo'),
  '本平台仅供演示，所有金额均为虚拟游戏币，不可兑换。': words(
    '本平台僅供示範，所有金額均為虛擬遊戲幣，不可兌換。',
    'This platform is a demonstration. All amounts are play money and cannot be exchanged.',
  ),
  场馆维护说明: words('場館維護說明', 'When a venue is closed'),
  '维护中的场馆会有标示，期间无法进入，恢复后即可照常使用。': words(
    '維護中的場館會有標示，期間無法進入，恢復後即可照常使用。',
    'A venue under maintenance is marked. It cannot be entered until it is back.',
  ),
  重复扣款更正: words('重複扣款更正', 'Correction of a double charge'),
  系统差错更正: words('系統差錯更正', 'Correction of a system error'),
  误入账款项收回: words('誤入帳款項收回', 'Return of money credited by mistake'),
  演示地区: words('示範地區', 'Demo region'),
  演示银行: words('示範銀行', 'Demo Bank'),
  中国工商银行: words('中國工商銀行', 'ICBC'),
  中国农业银行: words('中國農業銀行', 'Agricultural Bank of China'),
  中国银行: words('中國銀行', 'Bank of China'),
  中国建设银行: words('中國建設銀行', 'China Construction Bank'),
  交通银行: words('交通銀行', 'Bank of Communications'),
  中国邮政储蓄银行: words('中國郵政儲蓄銀行', 'Postal Savings Bank of China'),
  招商银行: words('招商銀行', 'China Merchants Bank'),
  中信银行: words('中信銀行', 'China CITIC Bank'),
  中国光大银行: words('中國光大銀行', 'China Everbright Bank'),
  中国民生银行: words('中國民生銀行', 'China Minsheng Bank'),
  兴业银行: words('興業銀行', 'Industrial Bank'),
  浦发银行: words('浦發銀行', 'SPD Bank'),
  平安银行: words('平安銀行', 'Ping An Bank'),
  华夏银行: words('華夏銀行', 'Hua Xia Bank'),
  广发银行: words('廣發銀行', 'China Guangfa Bank'),
  北京银行: words('北京銀行', 'Bank of Beijing'),
  微信: words('微信', 'WeChat'),
  支付宝: words('支付寶', 'Alipay'),
  数字人民币: words('數位人民幣', 'Digital RMB'),
  演示收款人: words('示範收款人', 'Demo Payee'),
  演示商户: words('演示商戶', 'Demo Merchant'),
  '演示场馆：仅使用虚拟游戏币，不含真实游戏内容。': words(
    '示範場館：僅使用虛擬遊戲幣，不含真實遊戲內容。',
    'A demonstration venue: play money only, and no real games.',
  ),
  无法进入: words('無法進入', 'No way in'),
  返回: words('返回', 'Back'),
  '进入凭证无效或已过期，请返回后重新进入。': words(
    '進入憑證無效或已過期，請返回後重新進入。',
    'Your ticket is not valid or too old. Go back and enter again.',
  ),
  投注策略: words('投注策略', 'betting guide'),
  理性娱乐提示: words('理性娛樂提示', 'Play responsibly'),
  '请合理安排时间与额度，可在个人中心设置限额或自我排除。': words(
    '請合理安排時間與額度，可在個人中心設定限額或自我排除。',
    'Plan your time and money. You can set limits or exclude yourself in your account.',
  ),
  体育场馆更新: words('體育場館更新', 'News from the sports venues'),
  '滚球盘口已扩充，更多角球与半场玩法现已开放。': words(
    '滾球盤口已擴充，更多角球與半場玩法現已開放。',
    'More markets in play: corners and halves are open now.',
  ),
  ...Object.fromEntries(
    GAME_VENUES.map(({ names }) => [names['zh-CN'], words(names['zh-TW'], names.en)] as const),
  ),
};

/** One of the platform's own texts in the language that was asked for; in Chinese where it has no other. */
export function platformText(chinese: string, locale: VenueLocale): string {
  return locale === 'zh-CN'
    ? chinese
    : ((WORDS[chinese] ?? REFUSAL_WORDS[chinese] ?? VENUE_WORDS[chinese] ?? LIMIT_WORDS[chinese])?.[locale] ??
        chinese);
}

/** How the platform says its own Chinese texts to whoever sent these headers. */
export function wordsFor(headers: Pick<IncomingHttpHeaders, 'accept-language'>): (chinese: string) => string {
  const locale = localeOfHeader(headers['accept-language']);
  return (chinese) => platformText(chinese, locale);
}
