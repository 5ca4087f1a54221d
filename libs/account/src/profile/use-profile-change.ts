import { queryApi, type Result } from '@heptad/api-client';
import { useSameKey } from '@heptad/idempotent-write';
import { sessionActions } from '@heptad/session';
import { useDispatch } from 'react-redux';

/** Sends one change of the profile under a key that the same change has again. */
export type SendProfileChange = (
  body: unknown,
  send: (idempotencyKey: string) => Promise<Result<unknown>>,
) => Promise<Result<unknown>>;

/** Carries out a change of the profile; what the site knows of the member is read anew after it. */
export function useProfileChange(): SendProfileChange {
  const dispatch = useDispatch();
  const keyOf = useSameKey();
  return async (body, send) => {
    const answer = await send(keyOf(body));
    if (answer.ok) {
      dispatch(sessionActions.memberRequested());
      dispatch(queryApi.util.invalidateTags(['member', 'balance']));
    }
    return answer;
  };
}
