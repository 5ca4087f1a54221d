import type { ApiError } from '@heptad/api-client';
import { captcha } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useState } from 'react';
import { secondsToWait, useCodeSending, type CodeSending } from '../code/use-code-sending';
import type { AccountServices } from '../services';
import type { ContactWay } from './contact';
import type { useDraft } from './draft';

/** The longest wait between two codes to the same place, s. Whoever has to wait longer has had too many sent. */
const CODE_WAIT_S = 60;

const isEarly = (error: ApiError): boolean => (secondsToWait(error) ?? Infinity) <= CODE_WAIT_S;

/** A code to a phone or e-mail that is to be bound, known again after a reload. */
export function useSentCode(
  way: ContactWay,
  draft: ReturnType<typeof useDraft>,
): {
  readonly sending: CodeSending;
  /** Where the code went; undefined until one did. */
  readonly sentTo: string | undefined;
  readonly order: (contact: string) => Promise<void>;
  /** Another phone or e-mail is to be typed. */
  readonly chooseOther: () => void;
} {
  const { api } = useServices<AccountServices>();
  const [sentTo, setSentTo] = useState(() => draft.read().sentTo);
  const sending = useCodeSending({
    until: sentTo === undefined ? undefined : draft.read().until,
    keep: (until) => draft.keep({ until }),
  });

  async function order(contact: string): Promise<void> {
    // A code that is asked for again is sent by the newer call (CALL-007).
    const call = sentTo === contact ? captcha.sendCodeTwo : captcha.sendCodeOne;
    await sending.order(async () => {
      const answer = await api.send(call, { way, purpose: 'bind', target: contact }, { noToast: 'awaited' });
      // Refused as too early, the code that came before still counts.
      if (answer.ok || isEarly(answer.error)) {
        setSentTo(contact);
        draft.keep({ text: contact, sentTo: contact });
      }
      return answer.ok ? { ok: true, retryAfter: answer.value.retryAfter } : answer;
    });
  }

  return {
    sending,
    sentTo,
    order,
    chooseOther() {
      setSentTo(undefined);
      draft.keep({ sentTo: undefined });
    },
  };
}
