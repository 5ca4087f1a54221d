import { queryApi, type ApiError } from '@heptad/api-client';
import { loginPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { PATHS, useServices } from '@heptad/feature-module';
import { useSameKey } from '@heptad/idempotent-write';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AccountServices } from '../services';

/** What the form holds, as typed. */
interface Typed {
  readonly known: string;
  readonly password: string;
}

/**
 * Changes the login password, renews what this device logs in with, and leads to the page that says which sessions have ended.
 * @param version of the password that holds, as the platform named it
 * @returns why it was refused, if it was
 */
export type ChangeLoginPassword = (typed: Typed, version: string) => Promise<ApiError | undefined>;

export function useLoginPasswordChange(): ChangeLoginPassword {
  const { api, session } = useServices<AccountServices>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  return async (typed, version) => {
    const body = { current: md5(typed.known), password: md5(typed.password), version };
    const answer = await api.send(loginPassword.change, body, {
      noToast: 'awaited',
      idempotencyKey: keyOf(body),
    });
    if (!answer.ok) return answer.error;
    await session.renewPassword(body.password);
    dispatch(queryApi.util.invalidateTags(['member']));
    const state = { ended: answer.value.ended };
    void navigate(PATHS.mineUserInfoPasswordSuccess, { replace: true, state });
    return undefined;
  };
}
