import { ownersOf } from '@heptad/api-client';
import { isIpBlockedCode, platformSocket } from '@heptad/contracts';
import { ITEMS, type StoredItems } from '@heptad/device';
import type { Channel, SagaIterator } from 'redux-saga';
import { delay, put, race, select, take } from 'redux-saga/effects';
import { leaveSession } from '../session-cleanup';
import { sessionActions, sessionSelectors, type Expiry, type WithSession } from '../session-slice';
import type { AuthDeps, SessionSagaDeps } from './saga-deps';

/** A burst of expiries gives one, this long after its last (SESSION-022). */
export const EXPIRY_DEBOUNCE_MS = 350;

/** A code that ends the session, and the token of the session it ends. */
interface Refusal {
  readonly code: string;
  readonly token: string | undefined;
}

/** Where everything that ends the session is reported to, so that a burst of any kinds gives one end. */
export type Refusals = Channel<Refusal>;

/** Reports codes that end this very session, as calls are refused with them and as the socket pushes them. @returns how to stop */
function reportRefusals({ api, socket, tokens }: SessionSagaDeps, refusals: Refusals): () => void {
  const stops = [
    api.onFailure((failure) => {
      const { error } = failure;
      if (error.kind !== 'business' || !ownersOf(failure).includes('session')) return;
      refusals.put({ code: error.code, token: tokens.current() });
    }),
    socket.onMessage((message) => {
      if (message.msgId !== platformSocket.MESSAGE.sessionEnded) return;
      refusals.put({ code: String(message.msgData.code), token: tokens.current() });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where an ended session leads: a partner's visitor once to the partner's page, an IP-blocked one where the blocking leads (OPEN-003, OPEN-013). */
function leadOn(code: string, items: StoredItems, channelAddress: string | undefined): Expiry {
  if (isIpBlockedCode(code)) return { code, leadsTo: 'nowhere' };
  if (items.get(ITEMS.partnerChannel) !== 'yes') return { code, leadsTo: 'login' };
  items.set(ITEMS.partnerChannel, 'used');
  return channelAddress === undefined || channelAddress === ''
    ? { code, leadsTo: 'login' }
    : { code, leadsTo: 'address', address: channelAddress };
}

/** Ends the session as a logout does, and says where that leads (SESSION-020). */
export function* endSession(deps: AuthDeps, codes: readonly string[]): SagaIterator<void> {
  const code = codes.find((candidate) => isIpBlockedCode(candidate)) ?? codes[0] ?? '';
  void leaveSession(deps);
  yield put(sessionActions.sessionExpired(leadOn(code, deps.items, deps.channelLoginAddress())));
}

/** Turns refused calls into one end of the session (SESSION-020, SESSION-022). */
export function* expirySaga(deps: SessionSagaDeps, refusals: Refusals): SagaIterator<void> {
  const stop = reportRefusals(deps, refusals);
  try {
    for (;;) {
      const first: Refusal = yield take(refusals);
      const burst = [first];
      for (;;) {
        const next: { another?: Refusal } = yield race({
          another: take(refusals),
          quiet: delay(EXPIRY_DEBOUNCE_MS),
        });
        if (next.another === undefined) break;
        burst.push(next.another);
      }
      // Refusals of a session that has gone or been renewed in the meantime are old news.
      const restoring: boolean = yield select(
        (state: WithSession) => sessionSelectors.selectAutoLogin(state) === 'pending',
      );
      // While a web clip logs in by itself, that login decides how the session ends; a blocked address it cannot mend.
      const now = burst.filter(
        ({ code, token }) => token === deps.tokens.current() && (!restoring || isIpBlockedCode(code)),
      );
      if (now.length > 0) {
        yield* endSession(
          deps,
          now.map(({ code }) => code),
        );
      }
    }
  } finally {
    stop();
  }
}
