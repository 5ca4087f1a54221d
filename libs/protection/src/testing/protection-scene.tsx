import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { protection } from '@heptad/contracts';
import { renderFeature } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { protectionModule } from '../protection-module';
import { LIMIT_KINDS, SPANS, type Limit, type Protection } from '../protection/protection';
import type { PlayTime } from '../reality-check/play-time-queries';

/** A moment of the specs: noon in Shanghai. */
export const NOW = Date.parse('2026-11-23T04:00:00Z');

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const refused = (message: string) =>
  ({ ok: false, error: { kind: 'business', code: '7506', message, call: '/x' } satisfies ApiError }) as const;
/** An answer that did not come in time. */
export const unanswered = {
  ok: false,
  error: { kind: 'timeout', message: '连接超时', call: '/x' } satisfies ApiError,
} as const;

/** What a member has set who has set nothing, but for what a spec says. */
export function protectionOf(more: Partial<Protection> = {}, limit: Partial<Limit> = {}): Protection {
  const limits = LIMIT_KINDS.flatMap((kind) =>
    SPANS.map((span): Limit => ({ kind, span, used: '0.00', until: NOW + 1 })),
  );
  return {
    timeZone: 'Asia/Shanghai',
    limits: limits.map((each) =>
      each.kind === limit.kind && each.span === limit.span ? { ...each, ...limit } : each,
    ),
    realityMinutes: 60,
    markers: [],
    markersRead: 1,
    ...more,
  };
}

/** An hour and a half of play that cost 120. */
export const PLAYED: PlayTime = {
  playedMs: 90 * 60_000,
  net: '-120.00',
  todayMs: 120 * 60_000,
  todayNet: '30.00',
  nextCheckIn: 20 * 60_000,
};

/** Opens a page of the feature at {@link NOW}. @param state what the platform says is set, asked anew each time where it is a function */
export async function showProtection(
  at: string,
  state: Protection | (() => Protection) = protectionOf(),
  answers: StubAnswers = {},
) {
  const api = stubApiClient({
    [protection.state.path]: () => ok(typeof state === 'function' ? state() : state),
    [protection.playTime.path]: ok(PLAYED),
    ...answers,
  });
  const scene = await renderFeature({
    module: protectionModule,
    at,
    member: fakeMember('1'),
    services: {
      api,
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
  const sent = (call: { readonly path: string }) =>
    api.sent.filter(({ path }) => path === call.path).map(({ request }) => request);
  return { ...scene, api, sent };
}
