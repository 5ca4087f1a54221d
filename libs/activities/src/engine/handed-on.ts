import type { ApiClient } from '@heptad/api-client';
import type { Clock } from '@heptad/device';
import type { activity, CallResponse } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { Activity } from './activity';

/** How long what a write has answered is as good as what would be asked for after it, in milliseconds. */
const FRESH_MS = 2_000;

interface Asking {
  readonly api: ApiClient;
  readonly clock: Pick<Clock, 'now'>;
}
interface HandedOn {
  readonly activity: Activity;
  readonly at: number;
}

const waiting = new WeakMap<ApiClient, Map<string, HandedOn>>();

/** The platform's answer with how far its clock is ahead of this app's. */
export function received(wire: CallResponse<typeof activity.detail>, clock: Pick<Clock, 'now'>): Activity {
  return { ...wire, skew: wire.now - clock.now() };
}

/** Keeps the activity that the answer of a write carries for the question that follows it, which then costs no call. */
export function handOn(
  { api, clock }: Asking,
  locale: Locale,
  wire: CallResponse<typeof activity.detail>,
): void {
  const ofApi = waiting.get(api) ?? new Map<string, HandedOn>();
  waiting.set(api, ofApi);
  ofApi.set(`${locale} ${wire.id}`, { activity: received(wire, clock), at: clock.now() });
}

/** Takes what was handed on, once and only as long as it is as good as an answer. */
export function takeHandedOn({ api, clock }: Asking, locale: Locale, id: string): Activity | undefined {
  const found = waiting.get(api)?.get(`${locale} ${id}`);
  waiting.get(api)?.delete(`${locale} ${id}`);
  if (found === undefined || Math.abs(clock.now() - found.at) > FRESH_MS) return undefined;
  return found.activity;
}
