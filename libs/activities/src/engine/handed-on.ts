import type { ApiClient } from '@heptad/api-client';
import type { Clock } from '@heptad/device';
import type { activity, CallResponse } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { compareMoney, money, ZERO } from '@heptad/formatting';
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
  /** How many questions it still answers. */
  readonly questions: number;
}

/** What is asked after a write: once at its end, and once more when the platform's socket says that the balance has moved. */
export const questionsAfter = (paid: string): number => (compareMoney(money(paid), ZERO) > 0 ? 2 : 1);

const waiting = new WeakMap<ApiClient, Map<string, HandedOn>>();

/** The platform's answer with how far its clock is ahead of this app's. */
export function received(wire: CallResponse<typeof activity.detail>, clock: Pick<Clock, 'now'>): Activity {
  return { ...wire, skew: wire.now - clock.now() };
}

/**
 * Keeps the activity that the answer of a write carries for the questions that follow it, which then cost no call.
 * @param questions how many follow
 */
export function handOn(
  { api, clock }: Asking,
  locale: Locale,
  wire: CallResponse<typeof activity.detail>,
  questions = 1,
): void {
  const ofApi = waiting.get(api) ?? new Map<string, HandedOn>();
  waiting.set(api, ofApi);
  ofApi.set(`${locale} ${wire.id}`, { activity: received(wire, clock), at: clock.now(), questions });
}

/** Takes what was handed on, as often as it was meant for and only as long as it is as good as an answer. */
export function takeHandedOn({ api, clock }: Asking, locale: Locale, id: string): Activity | undefined {
  const ofApi = waiting.get(api);
  const place = `${locale} ${id}`;
  const found = ofApi?.get(place);
  if (ofApi === undefined || found === undefined) return undefined;
  const { questions, at } = found;
  if (questions > 1) ofApi.set(place, { ...found, questions: questions - 1 });
  else ofApi.delete(place);
  return Math.abs(clock.now() - at) > FRESH_MS ? undefined : found.activity;
}
