import { useServices } from '@heptad/feature-module';
import type { LoginOutcome } from '@heptad/session';
import { useState } from 'react';
import type { AccountServices } from '../services';

/** The login page's way in by passkey. */
export interface PasskeyLogin {
  readonly ask: () => void;
  readonly asking: boolean;
}

/**
 * Fetches what asks for a passkey at the tap. @param follow what the page does with the login's outcome
 * @returns undefined where the browser knows no passkeys
 */
export function usePasskeyLogin(
  remember: () => boolean,
  follow: (outcome: LoginOutcome) => Promise<void>,
): PasskeyLogin | undefined {
  const { api, session } = useServices<AccountServices>();
  const [asking, setAsking] = useState(false);
  if (!('PublicKeyCredential' in window)) return undefined;
  async function ask(): Promise<void> {
    setAsking(true);
    try {
      const { logInByPasskey } = await import('./log-in-by-passkey');
      await follow(await logInByPasskey(api, session, remember()));
    } finally {
      setAsking(false);
    }
  }
  return { ask: () => void ask(), asking };
}
