import { isUnauthenticated } from '@heptad/api-client';
import {
  actKey,
  fdKey,
  isIpBlockedCode,
  siteKey,
  SOCKET_MESSAGE,
  userLogin,
  userLogout,
} from '@heptad/contracts';
import { ITEMS, type StoredItems } from '@heptad/device';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { delay, put, race, select, take } from 'redux-saga/effects';
import { cleanUpSession } from '../session-cleanup';
import { sessionActions, sessionSelectors, type Expiry, type WithSession } from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

/** A burst of expiries gives one, this long after its last (SESSION-022). */
export const EXPIRY_DEBOUNCE_MS = 350;

/** A code that ends the session, and the token of the session it ends. */
interface Refusal {
  readonly code: string;
  readonly token: string | undefined;
}

/** Calls on the way in or out: that one of them is refused ends nothing. Keys are asked for while logging in. */
const OWN_CALLS: ReadonlySet<string> = new Set(
  [userLogin, userLogout, siteKey, fdKey, actKey].map(({ path }) => path),
);

/** Codes that end this very session, as calls are refused with them and as the socket pushes them. */
function refusals(deps: SessionSagaDeps): EventChannel<Refusal> {
  return eventChannel<Refusal>((emit) => {
    const stops = [
      deps.api.onFailure(({ error, current, restoreFailed }) => {
        // A refused call that waited for a token in vain has ended the session already (OPEN-007).
        if (!isUnauthenticated(error) || !current || restoreFailed || OWN_CALLS.has(error.call)) return;
        emit({ code: error.code ?? '', token: deps.tokens.current() });
      }),
      deps.socket.onMessage((message) => {
        if (message.msgId !== SOCKET_MESSAGE.sessionEnded) return;
        emit({ code: String(message.msgData.code), token: deps.tokens.current() });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding());
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

/** Ends the session on this device and says where that leads. */
export function* endSession(deps: SessionSagaDeps, codes: readonly string[]): SagaIterator<void> {
  const code = codes.find((candidate) => isIpBlockedCode(candidate)) ?? codes[0] ?? '';
  cleanUpSession(deps, { webClipToken: false });
  deps.tabs.announce('ended');
  yield put(sessionActions.expired(leadOn(code, deps.items, deps.channelLoginAddress())));
  void deps.items.flush().then(() => deps.tabs.announce('changed'));
}

/** Turns refused calls into one end of the session (SESSION-020, SESSION-022). */
export function* expirySaga(deps: SessionSagaDeps): SagaIterator<void> {
  const refused = refusals(deps);
  try {
    for (;;) {
      const first: Refusal = yield take(refused);
      const burst = [first];
      for (;;) {
        const next: { another?: Refusal } = yield race({
          another: take(refused),
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
    refused.close();
  }
}
