import { errorText } from '@heptad/api-client';
import { captcha } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import type { PendingLogin } from '@heptad/session';
import { Button, SegmentedControl } from '@heptad/ui-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { nextStep, type NextStep } from '../login/next-step';
import type { AccountServices } from '../services';
import { orderFailureText } from './code-failure';
import { CodeField } from './code-field';
import { contactOf, type Contact } from './contact';
import { useCodeSending } from './use-code-sending';

type Way = 'phone' | 'email';

export interface CodeProofProps {
  readonly login: PendingLogin;
  /** What the code is for. */
  readonly purpose: 'login' | 'device';
  /** The login is through. */
  readonly onDone: () => void;
  /** The login waits no longer: it has to begin again. */
  readonly onLost: () => void;
}

/** Where a code can be sent to, the phone first. */
const waysOf = ({ phone, email }: Contact): readonly Way[] => [
  ...(phone === undefined ? [] : (['phone'] as const)),
  ...(email === undefined ? [] : (['email'] as const)),
];

/** Proves by a code to the member's own phone or e-mail who is logging in (6025…6029), or that the device is theirs (6035…6039). */
export function CodeProof({ login, purpose, onDone, onLost }: CodeProofProps) {
  const { t } = useTranslation('account');
  const contact = contactOf(login.outcome);
  const ways = waysOf(contact);
  const [way, setWay] = useState<Way>(ways[0] ?? 'phone');
  if (ways.length === 0) return <EntryNotice action={<ServiceLink />}>{t('code.noContact')}</EntryNotice>;
  return (
    <div className="flex flex-col gap-4">
      {ways.length > 1 && (
        <SegmentedControl
          label={t('code.way')}
          value={way}
          onValueChange={setWay}
          segments={ways.map((value) => ({ value, label: t(`code.by.${value}`) }))}
        />
      )}
      <WayProof
        key={way}
        way={way}
        contact={contact[way] ?? ''}
        purpose={purpose}
        onDone={onDone}
        onLost={onLost}
      />
    </div>
  );
}

function ServiceLink() {
  const { t } = useTranslation('account');
  return <EntryLink to={`${PATHS.customerChat}?fromChildPage=1`}>{t('login.contactService')}</EntryLink>;
}

interface WayProofProps extends Omit<CodeProofProps, 'login'> {
  readonly way: Way;
  /** Masked. */
  readonly contact: string;
}

function WayProof({ way, contact, purpose, onDone, onLost }: WayProofProps) {
  const { t } = useTranslation('account');
  const { api, session } = useServices<AccountServices>();
  const sending = useCodeSending();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<NextStep | null>(null);
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  async function send(): Promise<void> {
    setRefusal(null);
    setCode('');
    // A code that is asked for again is sent by the newer call (CALL-007).
    const call = sending.sent ? captcha.sendCodeTwo : captcha.sendCodeOne;
    await sending.order(async () => {
      const answer = await api.send(call, { way, purpose }, { noToast: 'awaited' });
      return answer.ok ? { ok: true, retryAfter: answer.value.retryAfter } : answer;
    });
  }
  async function prove(deviceCode: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const outcome = await session.continueLogin({ deviceCode });
    setBusy(false);
    if (outcome === undefined) return onLost();
    const next = nextStep(outcome);
    if (next.step === 'enter') return onDone();
    if (next.step === 'stay') return;
    setCode('');
    setRefusal(next);
    notice.current?.focus();
  }

  const wrong = refusal !== null && 'error' in refusal && refusal.text === 'login.codes.deviceAuthCode';
  const said = ((): string | undefined => {
    if (refusal !== null && 'error' in refusal && !wrong)
      return refusal.text === undefined ? errorText(refusal.error, t) : t(refusal.text);
    return sending.failure === null ? undefined : orderFailureText(sending.failure, t);
  })();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm break-words text-muted">
        {t(sending.sent ? 'code.sentTo' : 'code.goesTo', { contact })}
      </p>
      {sending.sent ? (
        <CodeField
          value={code}
          onValueChange={setCode}
          onComplete={(value) => void prove(value)}
          error={wrong ? t('code.wrong') : undefined}
          sending={sending}
          onResend={() => void send()}
          disabled={busy}
        />
      ) : (
        <Button size="l" block busy={sending.busy} onClick={() => void send()}>
          {t('code.send')}
        </Button>
      )}
      <EntryNotice ref={notice} action={refusal?.step === 'askService' ? <ServiceLink /> : undefined}>
        {said}
      </EntryNotice>
      {sending.sent && (
        <Button size="l" block busy={busy} disabled={code.length < 6} onClick={() => void prove(code)}>
          {t('code.submit')}
        </Button>
      )}
    </div>
  );
}
