import { isRefusedWith } from '@heptad/api-client';
import { BUSINESS_CODES, profile } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { orderFailureText } from '../code/code-failure';
import { EntryLink } from '../entry/entry-link';
import type { AccountServices } from '../services';
import { chooserPath, type ContactWay } from './contact';
import { ContactStep } from './contact-step';
import { CodeEntry } from './code-entry';
import { useDraft } from './draft';
import { bindRefusal } from './profile-refusal';
import { useProfileChange } from './use-profile-change';
import { useSentCode } from './use-sent-code';

export interface ContactFormProps {
  readonly way: ContactWay;
  /** The present one, masked. */
  readonly bound: string | undefined;
  /** That the present one is the member's own. */
  readonly proof: string | undefined;
}

/** Binds a phone or e-mail in two steps: which one, and the code that was sent there. */
export function ContactForm({ way, bound, proof }: ContactFormProps) {
  const { t } = useTranslation('account');
  const { api, toast } = useServices<AccountServices>();
  const navigate = useNavigate();
  const draft = useDraft(way);
  const { sending, sentTo, order, chooseOther } = useSentCode(way, draft);
  const [notice, setNotice] = useState<{ readonly text: string; readonly again: boolean }>();
  const change = useProfileChange();
  async function submit(contact: string, code: string): Promise<boolean> {
    setNotice(undefined);
    const body = { way, contact, code, ...defined({ proof }) };
    const answer = await change(body, (idempotencyKey) =>
      api.send(profile.bind, body, { noToast: 'awaited', idempotencyKey }),
    );
    if (answer.ok) {
      draft.forget();
      toast.show({
        text: t(`profile.${way}.${bound === undefined ? 'done' : 'changed'}`),
        kind: TOAST_KIND.success,
      });
      void navigate(PATHS.mineUserInfo, { replace: true });
      return true;
    }
    const again = isRefusedWith(answer.error, BUSINESS_CODES.proofMissing);
    setNotice({ text: bindRefusal(answer.error, way, t), again });
    return false;
  }

  const failure = sending.failure === null ? undefined : orderFailureText(sending.failure, t);
  const proveAgain = notice?.again === true && (
    <EntryLink to={chooserPath(way)}>{t('profile.proveAgain')}</EntryLink>
  );
  return sentTo === undefined ? (
    <ContactStep
      way={way}
      bound={bound}
      typed={draft.read().text}
      busy={sending.busy}
      notice={failure}
      onType={(text) => draft.keep({ text })}
      onNext={(contact) => void order(contact)}
    />
  ) : (
    <CodeEntry
      contact={sentTo}
      sending={sending}
      submitLabel={t(`profile.${way}.submit`)}
      notice={notice?.text ?? failure}
      action={proveAgain}
      onResend={() => {
        setNotice(undefined);
        void order(sentTo);
      }}
      onSubmit={(code) => submit(sentTo, code)}
      back={{
        label: t(`profile.${way}.other`),
        onPress() {
          setNotice(undefined);
          chooseOther();
        },
      }}
    />
  );
}
