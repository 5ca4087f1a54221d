import { captcha, secondaryPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { PATHS, useServices } from '@heptad/feature-module';
import { writeFailureText } from '@heptad/idempotent-write';
import { Button, SegmentedControl } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeFailureText, orderFailureText } from '../code/code-failure';
import { CodeField } from '../code/code-field';
import { useCodeSending } from '../code/use-code-sending';
import { EntryLink } from '../entry/entry-link';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import { NewPasswordFields } from '../register/new-password-fields';
import type { AccountServices } from '../services';
import type { SecondaryPasswordState } from './secondary-password-queries';
import { passwordRefusal } from './secondary-password-refusal';
import { resetForm } from './secondary-password-rules';
import { usePasswordChange } from './use-password-change';

type Way = 'phone' | 'email';

const PURPOSE = 'secondaryPassword';

/** A forgotten secondary password (ROUTE-046): a new one by a code to the member's own phone or e-mail, else by customer service. */
export function ForgottenForm({ contacts }: { readonly contacts: Pick<SecondaryPasswordState, Way> }) {
  const { t } = useTranslation('account');
  const ways = (['phone', 'email'] as const).filter((each) => contacts[each] !== undefined);
  const [way, setWay] = useState<Way>(ways[0] ?? 'phone');
  if (ways.length === 0)
    return (
      <EntryNotice
        action={
          <EntryLink to={`${PATHS.customerChat}?fromChildPage=1`}>{t('login.contactService')}</EntryLink>
        }
      >
        {t('code.noContact')}
      </EntryNotice>
    );
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
      <WayForm key={way} way={way} contact={contacts[way] ?? ''} />
    </div>
  );
}

function WayForm({ way, contact }: { readonly way: Way; readonly contact: string }) {
  const { t } = useTranslation('account');
  const { api } = useServices<AccountServices>();
  const sending = useCodeSending();
  const [notice, setNotice] = useState<string>();
  const change = usePasswordChange('reset');
  const wrong = useFieldError();
  const { register, handleSubmit, control, formState, setError, resetField } = useForm({
    resolver: valibotResolver(resetForm),
    defaultValues: { code: '', password: '', again: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;

  const order = async (): Promise<void> => {
    setNotice(undefined);
    resetField('code');
    // A code that is asked for again is sent by the newer call (CALL-007).
    const call = sending.sent ? captcha.sendCodeTwo : captcha.sendCodeOne;
    await sending.order(async () => {
      const answer = await api.send(call, { way, purpose: PURPOSE }, { noToast: 'awaited' });
      return answer.ok ? { ok: true, retryAfter: answer.value.retryAfter } : answer;
    });
  };
  const submit = handleSubmit(async ({ code, password: text }) => {
    setNotice(undefined);
    const body = { way, code, password: md5(text) };
    const error = await change(body, (idempotencyKey) =>
      api.send(secondaryPassword.reset, body, { noToast: 'awaited', idempotencyKey }),
    );
    if (error === undefined) return;
    const { field, text: said } = passwordRefusal(error, t);
    if (field === 'password') setError(field, { message: said }, { shouldFocus: true });
    else setNotice(writeFailureText(error, t, said, codeFailureText));
  });
  const failure = sending.failure === null ? undefined : orderFailureText(sending.failure, t);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm break-words text-muted">
        {t(sending.sent ? 'code.sentTo' : 'code.goesTo', { contact })}
      </p>
      {sending.sent ? (
        <>
          <Controller
            control={control}
            name="code"
            render={({ field }) => (
              <CodeField
                value={field.value}
                onValueChange={field.onChange}
                onComplete={() => undefined}
                error={wrong(errors.code)}
                sending={sending}
                onResend={() => void order()}
                disabled={isSubmitting}
              />
            )}
          />
          <NewPasswordFields
            password={register('password', { deps: 'again' })}
            again={register('again')}
            typed={typed}
            errors={errors}
          />
        </>
      ) : null}
      <EntryNotice>{notice ?? failure}</EntryNotice>
      {sending.sent ? (
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('secondary.reset')}
        </Button>
      ) : (
        <Button size="l" block busy={sending.busy} onClick={() => void order()}>
          {t('code.send')}
        </Button>
      )}
    </form>
  );
}
