import { fromMinorUnits } from '@heptad/formatting';
import type { Activity } from '../../engine/activity';
import type { ActivityKind, Seat } from '../../engine/kind';
import { reachedSteps, stepsOnWire } from '../../engine/steps';
import { progressOf } from '../../measures';
import { countsMoney, type Promotion } from '../../promotion';
import { PROMOTIONS } from '../../promotions';

/** A promotion as the engine runs it: each of its steps is a row of the prize table. */
function activityOf(promotion: Promotion): Activity {
  const { measure, measureName, prizes, newcomerDays, ...same } = promotion;
  const counts = countsMoney(measure) ? ('money' as const) : ('count' as const);
  return {
    ...same,
    kind: 'PromoDetails',
    turnoverTimes: 1,
    claimRule: 'byMember',
    ...(newcomerDays !== undefined && { audience: { newcomerDays } }),
    showsLast: promotion.rhythm === 'week',
    prizes: prizes.map(({ target, prize }, place) => {
      const value = counts === 'money' ? fromMinorUnits(target) : target.toString();
      return {
        id: String(place + 1),
        kind: 'money',
        amount: prize,
        target,
        counts,
        name: {
          'zh-CN': `${measureName['zh-CN']}达到 ${value}`,
          'zh-TW': `${measureName['zh-TW']}達到 ${value}`,
          en: `${measureName.en}: ${value} reached`,
        },
      };
    }),
  };
}

/** The promotion that an activity runs. @throws Error for an activity of another kind */
export function promotionOf({ name }: Activity): Promotion {
  const promotion = PROMOTIONS.find((each) => each.name === name);
  if (promotion === undefined) throw new Error(`no promotion ${name}`);
  return promotion;
}

/** How far a member is in a promotion's own unit; nothing for a guest. */
export async function promotionProgress({ services, run, member }: Seat): Promise<bigint> {
  if (member === undefined) return 0n;
  return progressOf(services.storage, member.id, promotionOf(run.activity).measure, run);
}

/** Promotions with steps of bets or transfers, on `/activity/PromoDetails`. */
export const promoDetails: ActivityKind = {
  kind: 'PromoDetails',
  addsUp: true,
  activities: PROMOTIONS.map(activityOf),
  async reached(seat) {
    const progress = await promotionProgress(seat);
    return reachedSteps(seat, () => progress);
  },
  begun: async (seat) => (await promotionProgress(seat)) > 0n,
  async board(seat) {
    const progress = await promotionProgress(seat);
    return { kind: 'newTask', steps: stepsOnWire(seat, () => progress) };
  },
};
