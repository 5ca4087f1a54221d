import type { ApiError, Result, SendOptions } from '@heptad/api-client';
import type { Call, CallRequest, CallResponse } from '@heptad/contracts';
import { storedItem, type Clock, type StoredItem, type StoredItems } from '@heptad/device';
import * as v from 'valibot';
import type { VenueCode } from '../entities/venue';
import type { LaunchContext } from './launch-venue';
import { createKeptSession, type ParamsKeeping, type Visitor } from './venue-kept-session';
import type { VenueLanguage } from './venue-language';
import { createVenueLaunches } from './venue-launches';
import type { OpenedLaunch } from './venue-params';
import { createWaiting } from './waiting';

const DONE: Result<void> = { ok: true, value: undefined };

/** A refused token is renewed at most once in this time, however many calls it stopped (ERR-035, ERR-036). */
const RENEWAL_DEBOUNCE_MS = 1_000;

export interface SessionContext extends LaunchContext {
  readonly storedItems: StoredItems;
  readonly clock: Clock;
  /** A mark of whose session it is; empty for a guest, who gets a session for looking only. */
  readonly visitor: () => string;
  readonly language: () => VenueLanguage;
}

/** What a family says of its sessions. `Params` is what its calls share. */
export interface SessionFamily<Params> extends ParamsKeeping<Params> {
  /** The params that a launch sets (VENUE-012). @param now milliseconds of the product's clock */
  paramsOf(launch: OpenedLaunch, language: VenueLanguage, now: number): Params;
  /** Whether a code refuses the session's token, so that it is renewed (ERR-035, ERR-036). */
  refusesToken(code: string | number | undefined): boolean;
}

/** One venue's session: opened by its first call, renewed when the venue refuses its token, kept on the device. */
export interface VenueSession {
  readonly venue: VenueCode;
  prepare(): Promise<Result<void>>;
  /** Launches ahead of the first visit, which then finds its session there; shares a launch that is under way (SESSION-007). */
  preload(): Promise<Result<PreloadedLaunch>>;
  /**
   * Sends a call of the venue inside the session. After a refused token the call is sent once more: the venue refused
   * it before doing anything, and writes go under the same key.
   */
  call<C extends Call>(
    call: C,
    request: CallRequest<C>,
    options?: SendOptions,
  ): Promise<Result<CallResponse<C>>>;
  forget(): void;
}

/** A session with what its family's codec puts into every call. */
export interface OpenedSession<Params> extends VenueSession {
  /** The session's params, `undefined` while there is none for the present visitor. */
  params(): Params | undefined;
}

/** Under which item the message of a venue's last failed launch is kept (VENUE-013). */
export function launchErrorItem(venue: VenueCode): StoredItem<string> {
  return storedItem(`launchError.${venue}`, v.string());
}

/** Where a venue that was opened ahead is entered (SESSION-008). */
export interface PreloadedLaunch {
  readonly url: string;
  readonly token: string;
}

/** The answer of a further sending: where the answer of an earlier trip was lost, its refusal says nothing of that one. */
const refusedLater = <Value>(answer: Result<Value>, { afterLost }: ApiError): Result<Value> =>
  answer.ok || afterLost === undefined ? answer : { ok: false, error: { ...answer.error, afterLost } };

/** @param context what sessions share @param venue the venue it belongs to @param family what it speaks */
export function createVenueSession<Params>(
  context: SessionContext,
  venue: VenueCode,
  family: SessionFamily<Params>,
): OpenedSession<Params> {
  const { api, storedItems, clock } = context;
  const visitor: Visitor = {
    access: () => (context.visitor() === '' ? 'guest' : 'member'),
    mark: context.visitor,
  };
  const kept = createKeptSession(storedItems, venue, family, visitor);
  const waiting = createWaiting();
  const launches = createVenueLaunches(context, venue, visitor, waiting.anybody, {
    onOpened(launch, owner) {
      kept.keep(family.paramsOf(launch, context.language(), clock.now()), owner);
      storedItems.remove(launchErrorItem(venue));
    },
    onFailed: (message) => storedItems.set(launchErrorItem(venue), message),
  });
  let renewal: { readonly at: number; readonly done: Promise<Result<OpenedLaunch>> } | undefined;

  async function prepare(): Promise<Result<void>> {
    if (kept.params() !== undefined) return DONE;
    const opened = await launches.open();
    return opened.ok ? DONE : opened;
  }

  /** Calls that were stopped by one dead token arrive one after the other: the later ones find it renewed already. */
  async function renew(refused: Params | undefined): Promise<Result<void>> {
    const current = kept.params();
    if (current !== undefined && current !== refused) return DONE;
    const now = clock.monotonic();
    if (renewal === undefined || now - renewal.at >= RENEWAL_DEBOUNCE_MS)
      renewal = { at: now, done: launches.open() };
    const renewed = await renewal.done;
    return renewed.ok ? DONE : renewed;
  }

  function refusesToken(error: ApiError): boolean {
    return error.kind === 'business' && family.refusesToken(error.code);
  }

  return {
    venue,
    params: kept.params,
    prepare: () => waiting.during(false, prepare),
    async preload() {
      const opened = await launches.open(true);
      return opened.ok
        ? { ok: true, value: { url: opened.value.url.href, token: opened.value.token } }
        : opened;
    },
    async call(call, request, options = {}) {
      const ready = await waiting.during(options.noToast, prepare);
      if (!ready.ok) return ready;
      const used = kept.params();
      const mine = launches.generation();
      const mark = visitor.mark();
      const sent = { ...options, venue };
      const first = await api.send(call, request, sent);
      if (first.ok || !refusesToken(first.error)) return first;
      const renewed = await waiting.during(options.noToast, () => renew(used));
      if (!renewed.ok) return refusedLater(renewed, first.error);
      // What one visitor asked for is never repeated as another's.
      const stranger = mine !== launches.generation() || mark !== visitor.mark();
      if (call.safety === 'once' || stranger) return first;
      return refusedLater(await api.send(call, request, sent), first.error);
    },
    forget() {
      launches.forget();
      renewal = undefined;
      kept.forget();
    },
  };
}
