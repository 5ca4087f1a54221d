import { AGE_TIME_ZONE, latestBirthday, profile } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { dayKey } from '@heptad/formatting';
import { BottomSheet, Button, TextField, TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import type { AccountServices } from '../services';
import { profileRefusal } from './profile-refusal';
import { birthdayForm } from './profile-rules';
import { useProfileChange } from './use-profile-change';

export interface ProfileSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The member's birthday: said once, and an adult's by the site's clock. */
export default function BirthdaySheet({ open, onOpenChange }: ProfileSheetProps) {
  const { t } = useTranslation('account');
  const { api, clock, toast } = useServices<AccountServices>();
  const change = useProfileChange();
  const wrong = useFieldError();
  const [notice, setNotice] = useState<string>();
  const latest = latestBirthday(dayKey(clock.now(), { timeZone: AGE_TIME_ZONE }));
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(birthdayForm(latest)),
    defaultValues: { birthday: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    setNotice(undefined);
    const answer = await change(body, (idempotencyKey) =>
      api.send(profile.setBirthday, body, { noToast: 'awaited', idempotencyKey }),
    );
    if (!answer.ok) return setNotice(profileRefusal(answer.error, t));
    toast.show({ text: t('profile.birthday.done'), kind: TOAST_KIND.success });
    onOpenChange(false);
  });
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.birthday.title')}
      closeLabel={t('rules.close')}
    >
      <form noValidate className="flex flex-col gap-4 py-2" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{t('profile.birthday.lead')}</p>
        <TextField
          {...register('birthday')}
          type="date"
          min="1900-01-01"
          max={latest}
          label={t('profile.birthday.label')}
          autoComplete="bday"
          error={wrong(errors.birthday)}
        />
        <EntryNotice>{notice}</EntryNotice>
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('profile.birthday.submit')}
        </Button>
      </form>
    </BottomSheet>
  );
}
