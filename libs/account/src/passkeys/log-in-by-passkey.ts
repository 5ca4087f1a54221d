import { unexpected, type ApiClient } from '@heptad/api-client';
import { passkeys } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { LoginOutcome, Session } from '@heptad/session';
import { startAuthentication } from '@simplewebauthn/browser';
import { isGivenUp } from './is-given-up';

/**
 * Lets the browser ask for a passkey of this site, and logs in by it (ROUTE-013). A member who gives up the asking is told nothing:
 * the outcome is then `superseded`.
 */
export async function logInByPasskey(
  api: ApiClient,
  session: Pick<Session, 'login'>,
  remember: boolean,
): Promise<LoginOutcome> {
  const options = await api.send(passkeys.loginOptions, {}, { noToast: 'awaited', noReplay: true });
  if (!options.ok) return { kind: 'failed', error: options.error };
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { ...options.value, userVerification: 'required' },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const passkey = { id, clientDataJSON, authenticatorData, signature, ...defined({ userHandle }) };
    return await session.login({ name: '', password: '', remember, passkey });
  } catch (error) {
    return isGivenUp(error)
      ? { kind: 'superseded' }
      : { kind: 'failed', error: unexpected(passkeys.logIn.path) };
  }
}
