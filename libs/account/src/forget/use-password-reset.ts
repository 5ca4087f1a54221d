import type { ApiError } from '@heptad/api-client';
import { forget } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { useServices } from '@heptad/feature-module';
import { useRef } from 'react';
import type { CodeOrderAnswer } from '../code/use-code-sending';
import type { AccountServices } from '../services';
import type { ContactValues, ResetWay } from './forget-rules';

/** Seconds between two codes, as the platform keeps it (CALL-006). */
const RETRY_AFTER_S = 60;
const CALLS = {
  phone: { two: forget.phoneTwo, three: forget.phoneThree },
  email: { two: forget.emailTwo, three: forget.emailThree },
} as const;

/** The three calls of a forgotten password, their tickets handed on from each to the next (CALL-026…031). */
export interface PasswordReset {
  /** Sends a code; sent again, it replaces the former and its ticket. */
  begin(way: ResetWay, contact: ContactValues): Promise<CodeOrderAnswer>;
  /** @returns why the code was not taken, if it was not */
  confirm(code: string): Promise<ApiError | undefined>;
  /** @returns why the password was not set, if it was not */
  change(password: string): Promise<ApiError | undefined>;
}

export function usePasswordReset(): PasswordReset {
  const { api } = useServices<AccountServices>();
  const progress = useRef<{ way: ResetWay; ticket: string; confirmed: string }>({
    way: 'phone',
    ticket: '',
    confirmed: '',
  });
  const quiet = { noToast: 'awaited' } as const;
  return {
    async begin(way, { name, phone, email }) {
      const trimmed = name.trim();
      const answer =
        way === 'phone'
          ? await api.send(forget.phoneOne, { name: trimmed, phone: phone.trim() }, quiet)
          : await api.send(forget.emailOne, { name: trimmed, email: email.trim() }, quiet);
      if (!answer.ok) return answer;
      progress.current = { way, ticket: answer.value.ticket, confirmed: '' };
      return { ok: true, retryAfter: RETRY_AFTER_S };
    },
    async confirm(code) {
      const { way, ticket } = progress.current;
      const answer = await api.send(CALLS[way].two, { ticket, code }, quiet);
      if (!answer.ok) return answer.error;
      progress.current.confirmed = answer.value.ticket;
      return undefined;
    },
    async change(password) {
      const { way, confirmed } = progress.current;
      const answer = await api.send(CALLS[way].three, { ticket: confirmed, password: md5(password) }, quiet);
      return answer.ok ? undefined : answer.error;
    },
  };
}
