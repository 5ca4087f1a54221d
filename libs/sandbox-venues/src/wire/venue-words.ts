import type { VenueLocale } from './venue-locale';
import { words, type Words } from './words';

/** What venues write and refuse with, by its Chinese. */
export const VENUE_WORDS: Readonly<Record<string, Words>> = {
  '场馆登录已失效，请重新进入': words(
    '場館登入已失效，請重新進入',
    'Your venue session has ended. Enter again',
  ),
  '注单已结算，不能提前结算': words(
    '注單已結算，不能提前結算',
    'The bet is settled and cannot be cashed out',
  ),
  '盘口暂停，暂时不能提前结算': words(
    '盤口暫停，暫時不能提前結算',
    'The market is suspended. There is no cash-out for now',
  ),
  '赛事结束后按正式结果结算；赛事腰斩且未决出结果的注单作废并退回本金。': words(
    '賽事結束後按正式結果結算；賽事腰斬且未決出結果的注單作廢並退回本金。',
    'Bets are settled by the official result. Where a match is abandoned before a bet is decided, the bet is void and the stake comes back.',
  ),
  串关方式无效: words('串關方式無效', 'This kind of combination is not possible'),
  余额不足: words('餘額不足', 'Not enough money'),
  同一请求标识不能用于不同内容: words(
    '同一請求標識不能用於不同內容',
    'One request key cannot stand for two requests',
  ),
  同一赛事的选项不能串关: words('同一賽事的選項不能串關', 'Selections of one match cannot be combined'),
  场馆维护中: words('場館維護中', 'The venue is under maintenance'),
  投注金额低于最小限额: words('投注金額低於最小限額', 'The stake is below the minimum'),
  投注金额无效: words('投注金額無效', 'The stake is not valid'),
  投注金额高于最大限额: words('投注金額高於最大限額', 'The stake is above the maximum'),
  选项已失效: words('選項已失效', 'This selection is no longer on offer'),
  选项已锁定: words('選項已鎖定', 'This selection is locked'),
  提前结算金额无效: words('提前結算金額無效', 'This amount cannot be cashed out'),
  收藏数量已达上限: words('收藏數量已達上限', 'You cannot add more favourites'),
  '比分已变化，请重新确认让球': words(
    '比分已變化，請重新確認讓球',
    'The score has changed. Please check the handicap again',
  ),
  '注单已结算或已变更，不能修改': words(
    '注單已結算或已變更，不能修改',
    'The bet is settled or has changed and cannot be edited',
  ),
  该注单不支持修改: words('該注單不支援修改', 'This bet cannot be edited'),
  '比赛已开始，不能修改注单': words(
    '比賽已開始，不能修改注單',
    'A match has begun. The bet cannot be edited',
  ),
  修改后的投注金额不能低于原投注金额: words(
    '修改後的投注金額不能低於原投注金額',
    'The new stake cannot be below the one before',
  ),
  注单没有改动: words('注單沒有改動', 'Nothing about the bet has changed'),
  注单不存在: words('注單不存在', 'There is no such bet'),
  盘口已关闭: words('盤口已關閉', 'The market is closed'),
  盘口暂停投注: words('盤口暫停投注', 'The market is suspended'),
  结算说明: words('結算說明', 'How bets are settled'),
  该选项不支持串关: words('該選項不支援串關', 'This selection cannot be combined'),
  该注单目前不能提前结算: words('該注單目前不能提前結算', 'This bet cannot be cashed out now'),
  请先登录: words('請先登入', 'Log in first'),
  账户当前不能投注: words('帳戶目前不能投注', 'Your account cannot bet for now'),
  赔率已变化: words('賠率已變化', 'The odds have changed'),
  赛事不存在: words('賽事不存在', 'There is no such match'),
};

/** One of the venues' own texts in the language that was asked for; in Chinese where it has no other. */
export function venueText(chinese: string, locale: VenueLocale): string {
  return locale === 'zh-CN' ? chinese : (VENUE_WORDS[chinese]?.[locale] ?? chinese);
}
