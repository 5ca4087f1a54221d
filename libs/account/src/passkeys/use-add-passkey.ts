import { queryApi, unexpected, type ApiError } from '@heptad/api-client';
import { passkeys } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { useServices } from '@heptad/feature-module';
import { useDispatch } from 'react-redux';
import type { AccountServices } from '../services';
import { isGivenUp } from './is-given-up';

/** How adding a passkey ended. */
export type Added =
  | { readonly kind: 'added' }
  /** The browser's question was closed. */
  | { readonly kind: 'givenUp' }
  /** This device has one for this site already. */
  | { readonly kind: 'known' }
  /** It was not handed in. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It was handed in, and the answer was no success. */
  | { readonly kind: 'notTaken'; readonly error: ApiError };

const AWAITED = { noToast: 'awaited' } as const;
/** What a browser says where a device in hand has one of the passkeys that may not be made twice. */
const KNOWN = 'InvalidStateError';

/** Adds a passkey: asks the platform by the login password, lets the browser make one, and hands it in. */
export function useAddPasskey(): (name: string, password: string) => Promise<Added> {
  const { api } = useServices<AccountServices>();
  const dispatch = useDispatch();
  return async (name, password) => {
    const options = await api.send(passkeys.addOptions, { loginPassword: md5(password) }, AWAITED);
    if (!options.ok) return { kind: 'refused', error: options.error };
    try {
      // Fetched at the tap: who only looks at the page needs none of it.
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, response } = await startRegistration({
        optionsJSON: {
          ...options.value,
          // Found by the browser without a name typed, and by nobody but its owner.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const made = { name, id, clientDataJSON, attestationObject, transports };
      const answer = await api.send(passkeys.add, made, AWAITED);
      // Also where the answer was lost: the list then tells whether it was added.
      dispatch(queryApi.util.invalidateTags(['member']));
      return answer.ok ? { kind: 'added' } : { kind: 'notTaken', error: answer.error };
    } catch (error) {
      if (isGivenUp(error)) return { kind: 'givenUp' };
      if (error instanceof Error && error.name === KNOWN) return { kind: 'known' };
      return { kind: 'refused', error: unexpected(passkeys.add.path) };
    }
  };
}
