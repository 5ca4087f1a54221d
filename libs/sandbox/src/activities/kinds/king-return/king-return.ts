import { fromMinorUnits } from '@heptad/formatting';
import { spanAt, type Span } from '../../editions';
import type { ActivityKind, Seat } from '../../engine/kind';
import { stepRow } from '../../engine/prize-rows';
import { lossWithin } from '../../member-measures';
import { paidByClaim, rulesWith } from '../../rules-texts';
import { backOf } from './back';

const TIMES = 1;
const RULE = { ratio: 5n, least: 5_00n, most: 588_00n };
const BACK = 'back';

/** The days before the run: what was lost in them is given back in it. */
const counted = ({ run }: Seat): Span => spanAt('week', run.startsAt - 1);

async function loss({ services, member }: Seat, span: Span): Promise<bigint> {
  return member === undefined ? 0n : lossWithin(services.storage, member.id, span);
}

/** A part of last week's loss comes back, by rule and once. */
export const kingReturn: ActivityKind = {
  kind: 'kingReturn',
  joinsItself: true,
  activities: [
    {
      name: 'kingReturn',
      kind: 'kingReturn',
      category: 'games',
      art: 'crown',
      rhythm: 'week',
      title: { 'zh-CN': '王者归来', 'zh-TW': '王者歸來', en: 'King’s return' },
      summary: {
        'zh-CN': '上周净亏损返 5%，最高 588',
        'zh-TW': '上週淨虧損返 5%，最高 588',
        en: '5% of last week’s net loss back, 588 at most',
      },
      prizes: [
        stepRow(
          BACK,
          { 'zh-CN': '上周净亏损的 5%', 'zh-TW': '上週淨虧損的 5%', en: '5% of last week’s net loss' },
          100_00n,
          RULE.most,
          'money',
        ),
      ],
      turnoverTimes: TIMES,
      claimRule: 'byMember',
      showsLast: true,
      rules: rulesWith(
        [
          {
            'zh-CN': '净亏损 = 上周全部投注 − 派彩与退款；返还不足 5 时不发，最高 588，每周领取一次。',
            'zh-TW': '淨虧損 = 上週全部投注 − 派彩與退款；返還不足 5 時不發，最高 588，每週領取一次。',
            en: 'Net loss: all stakes of last week less payouts and refunds. Below 5 nothing comes back, 588 at most, once a week.',
          },
          {
            'zh-CN': '返还不是继续投注的理由；如需帮助，请使用限额与休息功能。',
            'zh-TW': '返還不是繼續投注的理由；如需幫助，請使用限額與休息功能。',
            en: 'What comes back is no reason to bet on: limits and rests are there when you need them.',
          },
        ],
        paidByClaim(TIMES),
      ),
    },
  ],
  async reached(seat) {
    const amount = backOf(await loss(seat, counted(seat)), RULE);
    const [row] = seat.run.activity.prizes;
    if (amount === 0n || row === undefined) return [];
    return [{ source: BACK, prizeId: BACK, name: row.name, reason: row.name, amount }];
  },
  async board(seat) {
    const last = counted(seat);
    const lost = await loss(seat, last);
    const back = backOf(lost, RULE);
    const isPaid = seat.awards.length > 0;
    const isOver = seat.now >= seat.run.claimableUntil;
    return {
      kind: 'kingReturn',
      from: last.startsAt,
      until: last.endsAt,
      loss: fromMinorUnits(lost),
      ratio: `${String(RULE.ratio)}.00`,
      least: fromMinorUnits(RULE.least),
      most: fromMinorUnits(RULE.most),
      back: fromMinorUnits(back),
      state: isPaid ? 'claimed' : back === 0n ? 'none' : isOver ? 'gone' : 'reached',
      running: {
        from: seat.run.startsAt,
        until: seat.run.endsAt,
        loss: fromMinorUnits(await loss(seat, seat.run)),
      },
    };
  },
};
