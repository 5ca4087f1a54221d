import { isRefusedWith } from '@heptad/api-client';
import { BUSINESS_CODES, profile } from '@heptad/contracts';
import { PATHS, useServices } from '@heptad/feature-module';
import { Button, TextField, TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import type { AccountServices } from '../services';
import { useDraft } from './draft';
import { FixedFact } from './fixed-fact';
import { ProfileFrame } from './profile-frame';
import { profileRefusal } from './profile-refusal';
import { nameForm } from './profile-rules';
import { ServiceLink } from './service-link';
import { useProfileChange } from './use-profile-change';

export { messages } from './profile-texts';

/** The member's real name (ROUTE-048): set once, afterwards changed by customer service. */
export default function NamePage() {
  const { t } = useTranslation('account');
  return (
    <ProfileFrame
      title={t('profile.name.title')}
      waiting={[44, 76, 52]}
      ownService={({ realName }) => realName !== undefined}
    >
      {({ realName, holder }) =>
        realName === undefined ? (
          <NameForm holder={holder} />
        ) : (
          <FixedFact
            label={t('profile.name.title')}
            value={realName}
            hint={t('profile.name.fixed')}
            action={<ServiceLink />}
          />
        )
      }
    </ProfileFrame>
  );
}

/** @param holder whose the payout accounts are, masked; undefined where none has said it */
function NameForm({ holder }: { readonly holder: string | undefined }) {
  const { t } = useTranslation('account');
  const { api, toast } = useServices<AccountServices>();
  const navigate = useNavigate();
  const change = useProfileChange();
  const wrong = useFieldError();
  const draft = useDraft('name');
  const [notice, setNotice] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(nameForm),
    defaultValues: { name: draft.read().text },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    setNotice(undefined);
    const answer = await change(body, (idempotencyKey) =>
      api.send(profile.setName, body, { noToast: 'awaited', idempotencyKey }),
    );
    if (answer.ok) {
      draft.forget();
      toast.show({ text: t('profile.name.done'), kind: TOAST_KIND.success });
      void navigate(PATHS.mineUserInfo, { replace: true });
      return;
    }
    const text = profileRefusal(answer.error, t);
    if (isRefusedWith(answer.error, BUSINESS_CODES.holderDiffers))
      setError('name', { message: text }, { shouldFocus: true });
    else setNotice(text);
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-muted">{t('profile.name.lead')}</p>
      <TextField
        {...register('name', {
          onChange: (event: { target: { value: string } }) => draft.keep({ text: event.target.value }),
        })}
        label={t('profile.name.label')}
        description={
          holder === undefined ? t('profile.name.hint') : t('profile.name.holderHint', { name: holder })
        }
        maxLength={30}
        autoComplete="name"
        error={wrong(errors.name)}
      />
      <EntryNotice>{notice}</EntryNotice>
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('profile.name.submit')}
      </Button>
    </form>
  );
}
