import { queryApi, type ApiError, type Result } from '@heptad/api-client';
import { PATHS } from '@heptad/feature-module';
import { useSameKey } from '@heptad/idempotent-write';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** What was done to the secondary password, as the page of its success is told. */
export type PasswordChange = 'set' | 'change' | 'reset';

/** Sends one change of the secondary password. @returns why it was refused, if it was */
export type SendChange = (
  body: unknown,
  send: (key: string) => Promise<Result<unknown>>,
) => Promise<ApiError | undefined>;

/** Carries out a change of the secondary password, and leads to the page of its success. */
export function usePasswordChange(change: PasswordChange): SendChange {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  return async (body, send) => {
    const answer = await send(keyOf(body));
    if (!answer.ok) return answer.error;
    // What a member may withdraw says whether they have a secondary password.
    dispatch(queryApi.util.invalidateTags(['member', 'balance']));
    void navigate(PATHS.mineUserInfoSecondaryPasswordSuccess, { replace: true, state: { change } });
    return undefined;
  };
}
