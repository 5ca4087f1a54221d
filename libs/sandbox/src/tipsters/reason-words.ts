import type { SimName } from '@heptad/sandbox-simulation';

/** What kind of pick is being argued for. */
export type PickClass = 'giving' | 'taking' | 'level' | 'over' | 'under' | 'favourite' | 'outsider' | 'draw';

function words(cn: string, tw: string, en: string): SimName {
  return { 'zh-CN': cn, 'zh-TW': tw, en };
}

/** `{team}` is who is picked, `{other}` the other side, `{pick}` the pick as it is written. */
export const JUDGEMENTS: Readonly<Record<PickClass, readonly SimName[]>> = {
  giving: [
    words(
      '{team}整体实力占优，让步幅度仍在可以接受的范围内。只要前段能够打开局面，{other}被迫压上之后会留下更多空当，本场看好 {pick}。',
      '{team}整體實力佔優，讓步幅度仍在可以接受的範圍內。只要前段能夠打開局面，{other}被迫壓上之後會留下更多空檔，本場看好 {pick}。',
      '{team} are the stronger side and the line asks for no more than they can give. Once they are ahead {other} will have to open up and leave room. The pick is {pick}.',
    ),
    words(
      '盘口让得不算深，市场对{team}的信心还没有完全反映出来。{other}要在对攻里占到便宜并不容易，倾向于{team}能够赢下足够的分差，选择 {pick}。',
      '盤口讓得不算深，市場對{team}的信心還沒有完全反映出來。{other}要在對攻裡佔到便宜並不容易，傾向於{team}能夠贏下足夠的分差，選擇 {pick}。',
      'The handicap is not a deep one, and the trust in {team} is not fully priced in. {other} will not find it easy to trade blows, so {pick} it is.',
    ),
  ],
  taking: [
    words(
      '{team}并不需要赢球，守住分差即可。{other}让步偏多，一旦久攻不下，节奏容易被拖慢，受让一方的空间更大，选择 {pick}。',
      '{team}並不需要贏球，守住分差即可。{other}讓步偏多，一旦久攻不下，節奏容易被拖慢，受讓一方的空間更大，選擇 {pick}。',
      '{team} need not win, only stay close. {other} give away a lot, and if the breakthrough does not come the game slows down. With the start on their side, the pick is {pick}.',
    ),
    words(
      '外界普遍看好{other}，让出来的空间也因此更足。就算赢不下来，{team}也未必会输得太多，有这个受让在手，值得一试 {pick}。',
      '外界普遍看好{other}，讓出來的空間也因此更足。就算贏不下來，{team}也未必會輸得太多，有這個受讓在手，值得一試 {pick}。',
      'Everybody fancies {other}, which is why the start is generous. Even a defeat of {team} need not be a heavy one, and with this line in hand {pick} is worth a try.',
    ),
  ],
  level: [
    words(
      '平手盘说明双方差距不大，比的是临场状态。相比之下更看好{team}在关键时段的把握能力，平局退本也留了余地，选择 {pick}。',
      '平手盤說明雙方差距不大，比的是臨場狀態。相比之下更看好{team}在關鍵時段的把握能力，平局退本也留了餘地，選擇 {pick}。',
      'A level line says there is little between them, and the day decides. {team} look the steadier when it counts, and a draw gives the stake back. The pick is {pick}.',
    ),
    words(
      '双方实力接近，盘口没有给出倾向。要在平手的位置上选一边，更愿意相信{team}的攻防均衡，选择 {pick}。',
      '雙方實力接近，盤口沒有給出傾向。要在平手的位置上選一邊，更願意相信{team}的攻防均衡，選擇 {pick}。',
      'Two sides of one strength and a line that takes neither’s part. If one side has to be taken at level terms, the better balance is with {team}: {pick}.',
    ),
  ],
  over: [
    words(
      '预计双方从开局就会互有攻势，谁先得分都会逼着对手提速。总分线在可以接受的位置，只要节奏打起来就有机会穿过去，选择 {pick}。',
      '預計雙方從開局就會互有攻勢，誰先得分都會逼著對手提速。總分線在可以接受的位置，只要節奏打起來就有機會穿過去，選擇 {pick}。',
      'Both should go forward from the start, and whoever scores first makes the other hurry. The total is one that can be passed. The pick is {pick}.',
    ),
    words(
      '落后的一方没有保守的理由，比赛越往后越开放。比起等一场沉闷的对局，更愿意站在进攻这一边，倾向于 {pick}。',
      '落後的一方沒有保守的理由，比賽越往後越開放。比起等一場沉悶的對局，更願意站在進攻這一邊，傾向於 {pick}。',
      'Whoever falls behind has no reason to sit back, and games open up late. Rather the side of attack than waiting for a dull one. The lean is {pick}.',
    ),
  ],
  under: [
    words(
      '预计双方都会先求稳，开局试探的时间会比较长。只要前段不出意外，{pick} 的把握更大。',
      '預計雙方都會先求穩，開局試探的時間會比較長。只要前段不出意外，{pick} 的把握更大。',
      'Both should put safety first, and the opening may well be cautious. Unless something happens early, {pick} looks the better half.',
    ),
    words(
      '这条总分线包含了对进攻的期待，本场更可能打成一场节奏不快的比赛。在这样的判断下，选择 {pick}。',
      '這條總分線包含了對進攻的期待，本場更可能打成一場節奏不快的比賽。在這樣的判斷下，選擇 {pick}。',
      'The total expects attack, and this one may well be played without much pace. On that view the pick is {pick}.',
    ),
  ],
  favourite: [
    words(
      '{team}是市场公认的优势方，赔率虽然不高，但胜在路径清晰：控制节奏、减少失误，胜面就在这一边。本场直接选择 {pick}。',
      '{team}是市場公認的優勢方，賠率雖然不高，但勝在路徑清晰：控制節奏、減少失誤，勝面就在這一邊。本場直接選擇 {pick}。',
      '{team} are rightly the favourites. The price is no fortune, yet the way is plain: keep control, make few mistakes. The pick is {pick}, straight.',
    ),
    words(
      '不需要让步、只看胜负的情况下，{team}的稳定性更值得信任。{other}想要抢下比赛，需要在多个环节同时超常发挥，选择 {pick}。',
      '不需要讓步、只看勝負的情況下，{team}的穩定性更值得信任。{other}想要搶下比賽，需要在多個環節同時超常發揮，選擇 {pick}。',
      'With no line to give and only the result to call, {team} are the more reliable. {other} would have to outdo themselves in several ways at once. The pick is {pick}.',
    ),
  ],
  outsider: [
    words(
      '{team}的胜率被低估了。{other}更受追捧，价格也就更向{team}倾斜，足以覆盖风险，小注博 {pick}。',
      '{team}的勝率被低估了。{other}更受追捧，價格也就更向{team}傾斜，足以覆蓋風險，小注博 {pick}。',
      'The chances of {team} are sold short. {other} are the fashionable choice, which leaves a price on this side that pays for the risk. A small one on {pick}.',
    ),
    words(
      '这是一次价格上的选择：{team}不被看好，但赔率给得足够高，只要打出正常水平就有机会。风险自知，选择 {pick}。',
      '這是一次價格上的選擇：{team}不被看好，但賠率給得足夠高，只要打出正常水準就有機會。風險自知，選擇 {pick}。',
      'This one is about the price: nobody fancies {team}, yet it is high enough that an ordinary day would do. Knowing the risk, the pick is {pick}.',
    ),
  ],
  draw: [
    words(
      '双方都清楚输球的代价，谁也不愿意先冒险。和局的赔率给得合适，本场选择 {pick}。',
      '雙方都清楚輸球的代價，誰也不願意先冒險。和局的賠率給得合適，本場選擇 {pick}。',
      'Both know what a defeat costs, and neither will want to take the first risk. The draw is fairly priced: {pick}.',
    ),
    words(
      '主队要攻下来不容易，客队带走一分也能接受，僵持的可能性不小。以和局的价格来看值得考虑 {pick}。',
      '主隊要攻下來不容易，客隊帶走一分也能接受，僵持的可能性不小。以和局的價格來看值得考慮 {pick}。',
      'It will not be easy for the home side to break through, and the visitors could live with a point: a stalemate is not far off. At the price of a draw, {pick} is worth a thought.',
    ),
  ],
};

export const FORM_WORDS = {
  /** Where matches can be drawn. */
  drawn: words(
    '{team}近 {played} 场 {won} 胜 {drawn} 平 {lost} 负，场均得 {scored}、失 {conceded}。',
    '{team}近 {played} 場 {won} 勝 {drawn} 平 {lost} 負，場均得 {scored}、失 {conceded}。',
    '{team}: {won} won, {drawn} drawn, {lost} lost of the last {played}, scoring {scored} and conceding {conceded} a game. ',
  ),
  decided: words(
    '{team}近 {played} 场 {won} 胜 {lost} 负，场均得 {scored}、失 {conceded}。',
    '{team}近 {played} 場 {won} 勝 {lost} 負，場均得 {scored}、失 {conceded}。',
    '{team}: {won} won, {lost} lost of the last {played}, scoring {scored} and conceding {conceded} a game. ',
  ),
};

export const PRICE_WORDS = {
  risen: words(
    '{pick} 推荐时报 {odds}，六小时前为 {before}，赔率走高，此时的价格更合算。',
    '{pick} 推薦時報 {odds}，六小時前為 {before}，賠率走高，此時的價格更合算。',
    '{pick} stood at {odds} when this was written, up from {before} six hours before: the better price is now.',
  ),
  fallen: words(
    '{pick} 推荐时报 {odds}，六小时前为 {before}，赔率已经回落，说明资金在往这一边走。',
    '{pick} 推薦時報 {odds}，六小時前為 {before}，賠率已經回落，說明資金在往這一邊走。',
    '{pick} stood at {odds} when this was written, down from {before} six hours before: others have come to the same side.',
  ),
  same: words(
    '{pick} 推荐时报 {odds}，六小时内没有明显变化。',
    '{pick} 推薦時報 {odds}，六小時內沒有明顯變化。',
    '{pick} stood at {odds} when this was written, much as six hours before.',
  ),
  alone: words(
    '{pick} 推荐时报 {odds}。',
    '{pick} 推薦時報 {odds}。',
    '{pick} stood at {odds} when this was written.',
  ),
};

/** Said under every recommendation. */
export const CAUTION = words(
  '以上只是个人看法，比赛没有必然。请以自己的判断为准，量力而行。',
  '以上只是個人看法，比賽沒有必然。請以自己的判斷為準，量力而行。',
  'This is one person’s view, and nothing in sport is certain. Judge for yourself, and stay within your means.',
);

/** What the sides of a total and a draw are called in a sentence. */
export const SIDE_WORDS = {
  over: words('大', '大', 'Over'),
  under: words('小', '小', 'Under'),
  draw: words('和局', '和局', 'Draw'),
};
