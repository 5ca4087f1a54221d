import { captcha, profile } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { Button } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { codeFailureText, orderFailureText } from '../code/code-failure';
import { useCodeSending } from '../code/use-code-sending';
import { EntryNotice } from '../entry/entry-notice';
import { CodeEntry } from '../profile/code-entry';
import { CHANGE_OF, PAGE_OF, type ContactWay } from '../profile/contact';
import { useDraft } from '../profile/draft';
import { ServiceLink } from '../profile/service-link';
import type { AccountServices } from '../services';

export interface ProofFormProps {
  readonly way: ContactWay;
  /** Masked. */
  readonly contact: string;
}

/** Has a code sent to the present phone or e-mail; the right one leads on to where another is bound. */
export function ProofForm({ way, contact }: ProofFormProps) {
  const { t } = useTranslation('account');
  const { api } = useServices<AccountServices>();
  const navigate = useNavigate();
  const purpose = CHANGE_OF[way];
  const draft = useDraft(purpose);
  const keyOf = useSameKey();
  const [notice, setNotice] = useState<string>();
  const sending = useCodeSending({
    // A code that went to another phone is none of this one's.
    until: draft.read().sentTo === contact ? draft.read().until : undefined,
    keep: (until) => draft.keep({ sentTo: contact, until }),
  });

  async function order(): Promise<void> {
    setNotice(undefined);
    // A code that is asked for again is sent by the newer call (CALL-007).
    const call = sending.sent ? captcha.sendCodeTwo : captcha.sendCodeOne;
    await sending.order(async () => {
      const answer = await api.send(call, { way, purpose }, { noToast: 'awaited' });
      return answer.ok ? { ok: true, retryAfter: answer.value.retryAfter } : answer;
    });
  }
  async function prove(code: string): Promise<boolean> {
    setNotice(undefined);
    const body = { purpose, code };
    const answer = await api.send(profile.prove, body, { noToast: 'awaited', idempotencyKey: keyOf(body) });
    if (!answer.ok) {
      setNotice(writeFailureText(answer.error, t, t('profile.unknown'), codeFailureText));
      return false;
    }
    draft.forget();
    void navigate(PAGE_OF[way], { replace: true, state: answer.value });
    return true;
  }

  const failure = sending.failure === null ? undefined : orderFailureText(sending.failure, t);
  return (
    <>
      {sending.sent ? (
        <CodeEntry
          contact={contact}
          sending={sending}
          submitLabel={t('verification.submit')}
          notice={notice ?? failure}
          onResend={() => void order()}
          onSubmit={prove}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm break-words text-muted">{t('code.goesTo', { contact })}</p>
          <EntryNotice>{failure}</EntryNotice>
          <Button size="l" block busy={sending.busy} onClick={() => void order()}>
            {t('code.send')}
          </Button>
        </div>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
        {t(`verification.notMine.${way}`)}
        <ServiceLink />
      </p>
    </>
  );
}
