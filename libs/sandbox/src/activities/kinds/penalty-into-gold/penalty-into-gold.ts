import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '@heptad/sandbox-venues';
import type { PrizeRow } from '../../engine/activity';
import type { ActivityKind, Move, PlayRow, Seat } from '../../engine/kind';
import { nextSlot } from '../../engine/drawn-play';
import { turnsOf } from '../../engine/turns';
import { DRAWS, paidAtOnce, rulesWith } from '../../rules-texts';

const TIMES = 1;
const KICKS = 5;
const CORNERS = 5;
/** The keeper jumps into each corner as often as into the others. */
const CORNER_WEIGHTS = Array<number>(CORNERS).fill(1);

type Kick = NonNullable<Move['kick']>;
const kickOf = ({ kept }: PlayRow): Kick => JSON.parse(kept) as Kick;

/** The kicks of the shoot-out that runs, or of the last one that is whole. */
function lastKicks({ plays }: Seat): readonly Kick[] {
  const begun = plays.length % KICKS;
  return plays.slice(begun === 0 ? -KICKS : -begun).map(kickOf);
}

const goals = (kicks: readonly Kick[]): number => kicks.filter(({ goal }) => goal === 1).length;

const forGoals = (count: number, yuan: bigint): PrizeRow => ({
  id: `goals-${String(count)}`,
  kind: yuan === 0n ? 'nothing' : 'money',
  amount: yuan * 100n,
  target: BigInt(count),
  counts: 'count',
  name: {
    'zh-CN': `五球进 ${String(count)} 球`,
    'zh-TW': `五球進 ${String(count)} 球`,
    en: `${String(count)} of five scored`,
  },
});

/** A shoot-out of five kicks a day; the keeper's corner is drawn by the promised seed. */
export const penaltyIntoGold: ActivityKind = {
  kind: 'penaltyIntoGold',
  draws: true,
  activities: [
    {
      name: 'penaltyIntoGold',
      kind: 'penaltyIntoGold',
      category: 'sports',
      art: 'goal',
      rhythm: 'week',
      title: { 'zh-CN': '点球成金', 'zh-TW': '點球成金', en: 'Penalty into gold' },
      summary: {
        'zh-CN': '每天一轮五球，按进球数领奖',
        'zh-TW': '每天一輪五球，按進球數領獎',
        en: 'Five kicks a day, a prize by the goals',
      },
      prizes: [forGoals(2, 1n), forGoals(3, 2n), forGoals(4, 5n), forGoals(5, 8n)],
      budget: 20_000_00n,
      turnoverTimes: TIMES,
      claimRule: 'atOnce',
      rules: rulesWith(
        [
          {
            'zh-CN': '每天一轮，一轮五球。门将扑向五个角的机会相同，与您所选无关：每球进球机会为 80%。',
            'zh-TW': '每天一輪，一輪五球。門將撲向五個角的機會相同，與您所選無關：每球進球機會為 80%。',
            en: 'A shoot-out a day, five kicks each. The keeper jumps into each of five corners as often as into the others, whatever you choose: 80% of kicks are goals.',
          },
          {
            'zh-CN': '第五球后按全轮进球数发奖；未踢完的一轮在本期内可继续。',
            'zh-TW': '第五球後按全輪進球數發獎；未踢完的一輪在本期內可繼續。',
            en: 'After the fifth kick the goals of the shoot-out are paid; one that is not finished can be gone on with within the run.',
          },
        ],
        DRAWS,
        paidAtOnce(TIMES),
      ),
    },
  ],
  chances: (seat) => turnsOf(seat, { daily: KICKS, most: 0 }, seat.plays.length),
  async play(turn) {
    const { place } = turn.choice;
    if (place === undefined || place >= CORNERS)
      throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '这一项不能选择');
    const keeper = await turn.draw(CORNER_WEIGHTS);
    const kick: Kick = { place, keeper, goal: keeper === place ? 0 : 1 };
    const before = turn.plays.slice(turn.plays.length - (turn.plays.length % KICKS)).map(kickOf);
    const isLast = before.length === KICKS - 1;
    const count = goals([...before, kick]);
    const row = isLast
      ? turn.run.activity.prizes.find(({ id }) => id === `goals-${String(count)}`)
      : undefined;
    return {
      slot: nextSlot(turn),
      kick,
      text:
        row?.name ??
        (kick.goal === 1
          ? { 'zh-CN': '进球', 'zh-TW': '進球', en: 'Goal' }
          : { 'zh-CN': '被扑出', 'zh-TW': '被撲出', en: 'Saved' }),
      ...(row !== undefined && { prizeId: row.id, pays: row.amount }),
    };
  },
  async board(seat) {
    const kicks = lastKicks(seat);
    return {
      kind: 'penaltyIntoGold',
      corners: CORNERS,
      total: KICKS,
      kicks: [...kicks],
      goals: goals(kicks),
    };
  },
};
