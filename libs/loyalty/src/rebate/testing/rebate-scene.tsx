import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { rebate, type CallResponse } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { fakeMember } from '@heptad/session/testing';
import { loyaltyModule } from '../../loyalty-module';
import type { LoyaltyServices } from '../../services';
import { rebateSending } from '../rebate-sending';

type State = CallResponse<typeof rebate.state>;
type Day = State['today'];
type Detail = CallResponse<typeof rebate.detail>;

/** A moment of the specs: one in the morning in Shanghai. */
export const NOW = Date.parse('2026-11-19T01:00:00+08:00');
const NOON = Date.parse('2026-11-19T12:00:00+08:00');
const DAY_MS = 86_400_000;

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const failed = {
  ok: false,
  error: { kind: 'offline', message: '网络已断开', call: '/x' },
} as const;

/** A day of bets on sports alone. */
export function dayOf(day: string, turnover: string, sum: string, more: Partial<Day> = {}): Day {
  return {
    day,
    turnover,
    rebate: sum,
    creditsAt: NOON,
    kinds: rebate.kinds.map((kind) => ({
      kind,
      turnover: kind === 'sports' ? turnover : '0.00',
      correction: '0.00',
      ratio: '0.38',
      rebate: kind === 'sports' ? sum : '0.00',
    })),
    ...more,
  };
}

/** A day that waits and one that runs, but for what a spec says. */
export const stateOf = (more: Partial<State> = {}): State => ({
  grade: 3,
  today: dayOf('2026-11-19', '200.00', '0.76', { creditsAt: NOON + DAY_MS }),
  waiting: [dayOf('2026-11-18', '1000.00', '3.80')],
  claimable: '3.80',
  least: '1.00',
  leastOdds: '1.50',
  ...more,
});

/** A credited day with a bet of each rule. */
export const detailOf = (more: Partial<Detail> = {}): Detail => ({
  ...dayOf('2026-11-17', '1500.00', '5.70'),
  state: 'claimed',
  at: NOW,
  bets: rebate.turnoverRules.map((rule, place) => ({
    id: `100000000${String(place)}`,
    kind: 'sports',
    venue: 'IMTY',
    title: `主队${String(place)} – 客队`,
    legs: place === 1 ? 3 : 1,
    stake: '100.00',
    counted: rule === 'whole' ? '100.00' : '0.00',
    rule,
    settledAt: NOW,
  })),
  betCount: 9,
  ...more,
});

/** Opens the page of rebate at {@link NOW}; its claims are carried out. @param answers what the platform says otherwise */
export async function showRebate(at: string, answers: StubAnswers = {}) {
  const api = stubApiClient({
    [rebate.state.path]: ok(stateOf()),
    [rebate.records.path]: ok({
      items: [{ day: '2026-11-17', turnover: '1500.00', rebate: '5.70', way: 'claimed', at: NOW }],
      total: 1,
      page: 1,
      size: 20,
    }),
    [rebate.detail.path]: ok(detailOf()),
    ...answers,
  });
  const claims = (services: LoyaltyServices) => rebateSending(services, { openWrites: forgottenWrites() });
  const scene = await renderFeature({
    module: loyaltyModule,
    parts: { sagas: [claims] },
    at,
    member: fakeMember('1'),
    services: {
      api,
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
  await settle();
  const sent = (call: { readonly path: string }) => api.sent.filter(({ path }) => path === call.path);
  return { ...scene, api, sent };
}
