import { words, type Words } from '@heptad/sandbox-venues';

/** What the games' own server says to members, by its Chinese. */
export const GAME_WORDS: Readonly<Record<string, Words>> = {
  游戏页面尚未构建: words(
    '遊戲頁面尚未建置',
    'The pages of the games are not built yet: run “npx vite build --config apps/games/vite.config.mts apps/games”.',
  ),
  请求内容有误: words('請求內容有誤', 'The request is not right'),
  请求来源不被接受: words('請求來源不被接受', 'Requests from there are not accepted'),
  '操作过于频繁，请稍后再试': words('操作過於頻繁，請稍後再試', 'Too many requests. Try again in a moment'),
  '游戏已结束，请返回后重新进入': words(
    '遊戲已結束，請返回後重新進入',
    'The game has ended. Go back and enter again',
  ),
  '游戏维护中，请稍后再来': words(
    '遊戲維護中，請稍後再來',
    'The game is under maintenance. Please come back later',
  ),
  本局已停止投注: words('本局已停止投注', 'Bets on this round are closed'),
  目标已游走: words('目標已游走', 'It has swum away'),
  所选内容无效: words('所選內容無效', 'This cannot be chosen'),
  此金额不可投注: words('此金額不可投注', 'This amount cannot be staked'),
  低于最低投注额: words('低於最低投注額', 'Below the least stake'),
  超过最高投注额: words('超過最高投注額', 'Above the greatest stake'),
  上一局还未结束: words('上一局還未結束', 'The round before is not over yet'),
};
