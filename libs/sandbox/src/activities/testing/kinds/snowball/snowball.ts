import { drawPrize, nextSlot } from '../../../engine/drawn-play';
import type { ActivityKind } from '../../../engine/kind';
import { drawnRow } from '../../../engine/prize-rows';
import { DRAWS, paidAtOnce, rulesWith } from '../../../rules-texts';

/** How many prizes there are in a day. */
export const SNOWBALLS = 100;

const TIMES = 2;
const TURNS = 3;

/** A kind that the platform does not have: this folder is all that the engine needs of it. */
export const snowball: ActivityKind = {
  kind: 'snowball',
  draws: true,
  activities: [
    {
      name: 'snowball',
      kind: 'snowball',
      category: 'daily',
      art: 'snow',
      rhythm: 'day',
      title: { 'zh-CN': '滚雪球', 'zh-TW': '滾雪球', en: 'Snowball' },
      summary: { 'zh-CN': '每天三次', 'zh-TW': '每天三次', en: 'Three turns a day' },
      rules: rulesWith(
        [{ 'zh-CN': '每次抽取一份。', 'zh-TW': '每次抽取一份。', en: 'A turn draws one.' }],
        DRAWS,
        paidAtOnce(TIMES),
      ),
      prizes: [drawnRow('ball', 1_00n, 1, SNOWBALLS)],
      budget: 500_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
    },
  ],
  chances: async ({ plays, member }) => ({
    earned: member === undefined ? 0 : TURNS,
    used: plays.length,
    by: [],
  }),
  play: (turn) => drawPrize(turn, nextSlot(turn)),
  board: async () => ({ kind: 'pureDisplay' }),
};
