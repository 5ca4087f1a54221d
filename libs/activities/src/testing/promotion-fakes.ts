import type { activities, activity, CallResponse } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import type { ActivityHead } from '../engine/activity';
import { toPromotionDetail, type Prize, type PromotionDetail } from '../promotions/promotion';

/** Thursday noon in the middle of the week that the promotions of these fakes run. */
export const NOW = Date.parse('2026-11-19T12:00:00+08:00');

type WireDetail = CallResponse<typeof activities.detail>;

/** A promotion about transfers as the platform writes it, nobody having joined. */
export function wireDetail(more: Partial<WireDetail> = {}): WireDetail {
  return {
    id: 'transfer-20261116',
    category: 'wallet',
    title: '每周转入礼',
    summary: '本周净转入场馆满 100 起',
    art: 'flow',
    startsAt: Date.parse('2026-11-16T00:00:00+08:00'),
    endsAt: Date.parse('2026-11-23T00:00:00+08:00'),
    claimableUntil: Date.parse('2026-11-30T00:00:00+08:00'),
    state: 'open',
    prizeTotal: '15.00',
    unit: 'money',
    measure: '净转入',
    progress: '150.00',
    prizes: [
      { tier: 1, target: '100.00', prize: '3.00', reached: 1, claimed: 0 },
      { tier: 2, target: '1000.00', prize: '12.00', reached: 0, claimed: 0 },
    ],
    rules: [{ title: '参与对象', lines: ['账户状态正常的会员均可报名。'] }],
    ...more,
  };
}

/** A list of promotions, each as it is written to a member, with the categories of sports and of transfers. */
export function wireList(promotions: readonly Partial<ActivityHead>[]): CallResponse<typeof activity.list> {
  const { id, category, title, summary, art, startsAt, endsAt, claimableUntil, prizeTotal } = wireDetail();
  const same = { id, category, title, summary, art, startsAt, endsAt, claimableUntil, prizeTotal };
  return {
    categories: [
      { id: 'sports', name: '体育' },
      { id: 'wallet', name: '转账' },
    ],
    activities: promotions.map((more) => ({
      kind: 'PromoDetails',
      state: 'open',
      waits: more.state === 'toClaim' ? 1 : 0,
      ...same,
      ...more,
    })),
  };
}

export const detail = (more: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...toPromotionDetail(wireDetail()),
  ...more,
});
export const prize = (more: Partial<Prize> = {}): Prize => ({
  tier: 1,
  target: '100.00',
  prize: money('3'),
  reached: false,
  claimed: false,
  ...more,
});
