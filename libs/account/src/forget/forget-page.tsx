import { errorText, isRefusedWith } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { PATHS, RETURN_PARAMETER, useServices } from '@heptad/feature-module';
import { Stepper, TOAST_KIND } from '@heptad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { codeFailureText, orderFailureText } from '../code/code-failure';
import { useCodeSending } from '../code/use-code-sending';
import { EntryFrame } from '../entry/entry-frame';
import { EntryNotice } from '../entry/entry-notice';
import { useWayBack } from '../entry/use-way-back';
import type { AccountServices } from '../services';
import { CodeStep } from './code-step';
import { ContactStep } from './contact-step';
import {
  contactSchemas,
  resetPasswordSchema,
  type ContactValues,
  type ResetPasswordValues,
  type ResetWay,
} from './forget-rules';
import { PasswordStep } from './password-step';
import { usePasswordReset } from './use-password-reset';

const STEPS = ['contact', 'code', 'password'] as const;
const STEP_PARAMETER = 'step';

/**
 * A forgotten password (ROUTE-010): whose account, the code, the new password. Each step is an entry of the browser's history,
 * and all that was typed stays with the page, so going back loses nothing.
 */
export default function ForgetPage() {
  const { t } = useTranslation('account');
  const { clock, toast } = useServices<AccountServices>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { keep } = useWayBack();
  const reset = usePasswordReset();
  const sending = useCodeSending();
  const [way, setWay] = useState<ResetWay>('phone');
  const [reached, setReached] = useState(0);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begun = useRef('');
  const panel = useRef<HTMLDivElement>(null);
  const contactForm = useForm<ContactValues>({
    resolver: valibotResolver(contactSchemas[way]),
    defaultValues: { name: '', phone: '', email: '' },
  });
  const passwordForm = useForm<ResetPasswordValues>({
    resolver: valibotResolver(resetPasswordSchema),
    defaultValues: { password: '', again: '' },
  });
  const wanted = Number(query.get(STEP_PARAMETER) ?? 1) - 1;
  const step = Math.max(0, Math.min(reached, Number.isInteger(wanted) ? wanted : 0));
  const shown = useRef(step);
  useEffect(() => {
    // The step's first field is where the visitor goes on, not where a first visit begins.
    if (shown.current !== step)
      panel.current?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    shown.current = step;
  }, [step]);

  function goTo(next: number, replace = false): void {
    const returnTo = query.get(RETURN_PARAMETER);
    const search = new URLSearchParams({
      ...(returnTo !== null && { [RETURN_PARAMETER]: returnTo }),
      [STEP_PARAMETER]: String(next + 1),
    });
    setSaid(undefined);
    setReached(next);
    void navigate({ search: search.toString() }, { replace });
  }

  /** @returns whether a code is on its way */
  const order = (contact: ContactValues): Promise<boolean> => sending.order(() => reset.begin(way, contact));

  const begin = contactForm.handleSubmit(async (contact) => {
    const key = JSON.stringify([way, contact.name.trim(), contact[way].trim()]);
    // Back from the code with nothing changed: the code that was sent is still good.
    const waits = sending.until !== null && sending.until > clock.now();
    if (key !== begun.current || !waits) {
      if (!(await order(contact))) return;
      begun.current = key;
      setCode('');
      setCodeError(undefined);
    }
    goTo(1);
  });

  async function resend(): Promise<void> {
    setCode('');
    setCodeError(undefined);
    await order(contactForm.getValues());
  }

  async function confirm(typed: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setCodeError(undefined);
    const error = await reset.confirm(typed);
    setBusy(false);
    if (error === undefined) return goTo(2);
    setCode('');
    setCodeError(codeFailureText(error, t));
  }

  const change = passwordForm.handleSubmit(async ({ password }) => {
    const error = await reset.change(password);
    const name = contactForm.getValues('name').trim();
    if (error === undefined) {
      toast.show({ text: t('forget.done'), kind: TOAST_KIND.success });
      return void navigate(keep(PATHS.entryLogin), { replace: true, state: { name } });
    }
    if (isRefusedWith(error, REQUEST_CODES.invalidRequest)) {
      // The ticket is too old: from the beginning, with all that was typed still there.
      begun.current = '';
      goTo(0, true);
      return setSaid(t('forget.expired'));
    }
    setSaid(errorText(error, t));
  });

  const back = (): void => void (step === 0 ? navigate(keep(PATHS.entryLogin)) : navigate(-1));
  const failure = sending.failure === null ? undefined : orderFailureText(sending.failure, t);
  return (
    <EntryFrame
      title={t('forget.title')}
      lead={t('forget.lead')}
      leave={{ icon: 'back', label: t(step === 0 ? 'identity.toLogin' : 'forget.back'), onPress: back }}
    >
      <Stepper
        label={t('forget.title')}
        doneLabel={t('forget.stepDone')}
        current={step}
        steps={STEPS.map((id) => ({ id, label: t(`forget.steps.${id}`) }))}
        className="mb-6"
      />
      <div ref={panel} className="flex flex-col gap-4">
        {step === 0 && (
          <ContactStep
            form={contactForm}
            way={way}
            onWay={(next) => {
              setWay(next);
              contactForm.clearErrors();
            }}
            busy={contactForm.formState.isSubmitting}
            onSubmit={() => void begin()}
          />
        )}
        {step === 1 && (
          <CodeStep
            contact={contactForm.getValues(way)}
            code={code}
            onCode={setCode}
            sending={sending}
            onResend={() => void resend()}
            busy={busy}
            error={codeError}
            onSubmit={(typed) => void confirm(typed)}
          />
        )}
        {step === 2 && (
          <PasswordStep
            form={passwordForm}
            name={contactForm.getValues('name')}
            busy={passwordForm.formState.isSubmitting}
            onSubmit={() => void change()}
          />
        )}
        <EntryNotice>{said ?? (step === 2 ? undefined : failure)}</EntryNotice>
      </div>
    </EntryFrame>
  );
}
