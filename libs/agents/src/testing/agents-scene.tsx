import type { ApiError } from '@heptad/api-client';
import { errorOf, stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { agents } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { agentsModule } from '../agents-module';
import type { AgentState, Figures, Offer } from '../agents/agents';

/** A moment of the specs: noon in Shanghai. */
export const NOW = Date.parse('2026-11-23T04:00:00Z');

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const refused = (message: string, code = '4000', data?: unknown) =>
  ({
    ok: false,
    error: { kind: 'business', code, message, data, call: '/x' } satisfies ApiError,
  }) as const;
/** The answer of a call that never came. */
export const lost = { ok: false, error: errorOf({ kind: 'timeout' }) } as const;

export const OFFER: Offer = {
  currency: 'CNY',
  leastActive: 3,
  activeTurnover: '500.00',
  plans: [
    {
      id: 'netWin',
      tiers: [
        { from: '0.00', active: 3, percent: '25.00' },
        { from: '50000.00', active: 5, percent: '30.00' },
      ],
    },
    { id: 'turnover', tiers: [{ from: '0.00', active: 3, percent: '0.10' }] },
  ],
};

export const AGENT: AgentState = {
  agent: { code: 'ABCD2345', plan: 'netWin', email: 'ag***@example.test', since: NOW },
};

export const FIGURES: Figures = {
  currency: 'CNY',
  brought: 12,
  months: [
    { month: '2026-11', brought: 1, state: 'running' },
    { month: '2026-10', brought: 2, state: 'carried' },
    {
      month: '2026-09',
      brought: 9,
      state: 'reckoned',
      sums: {
        active: 7,
        turnover: '12000.00',
        net: '4000.00',
        carriedIn: '-1000.00',
        percent: '25.00',
        commission: '750.00',
        carriedOut: '0.00',
      },
      paidAt: Date.parse('2026-10-01T04:00:00Z'),
    },
  ],
};

/** Opens a page of the feature at {@link NOW}. @param state where the member stands; a guest unless given */
export async function showAgents(at: string, state?: AgentState, answers: StubAnswers = {}) {
  const api = stubApiClient({
    [agents.offer.path]: ok(OFFER),
    [agents.figures.path]: ok(FIGURES),
    ...(state && { [agents.own.path]: ok(state) }),
    ...answers,
  });
  const scene = await renderFeature({
    module: agentsModule,
    at,
    member: state === undefined ? false : fakeMember('1'),
    services: {
      api,
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
  const sent = (call: { readonly path: string }) =>
    api.sent.filter(({ path }) => path === call.path).map(({ request }) => request);
  return { ...scene, api, sent };
}
