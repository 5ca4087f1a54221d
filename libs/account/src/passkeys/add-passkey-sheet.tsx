import { useServices } from '@heptad/feature-module';
import { writeFailureText } from '@heptad/idempotent-write';
import { BottomSheet, Button, PasswordField, TextField, TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';

import type { AccountServices } from '../services';
import { addForm, NAME_LENGTH } from './passkey-rules';
import { passkeyRefusal } from './passkey-refusal';
import { useAddPasskey } from './use-add-passkey';

export interface AddPasskeySheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for a name and the login password, and then lets the browser make a passkey. */
export function AddPasskeySheet({ open, onOpenChange }: AddPasskeySheetProps) {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const add = useAddPasskey();
  const [notice, setNotice] = useState<string>();
  const wrong = useFieldError();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: valibotResolver(addForm),
    defaultValues: { name: t('passkeys.usualName'), password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name, password }) => {
    setNotice(undefined);
    const added = await add(name, password);
    switch (added.kind) {
      case 'added':
        toast.show({ text: t('passkeys.added'), kind: TOAST_KIND.success });
        reset();
        return onOpenChange(false);
      case 'givenUp':
        return setNotice(t('passkeys.givenUp'));
      case 'known':
        return setNotice(t('passkeys.known'));
      case 'notTaken':
        return setNotice(writeFailureText(added.error, t, t('passkeys.unknownOutcome')));
      case 'refused': {
        const { isOfPassword, text } = passkeyRefusal(added.error, t);
        if (isOfPassword) setError('password', { message: text }, { shouldFocus: true });
        else setNotice(text);
      }
    }
  });
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('passkeys.add')}
      closeLabel={t('passkeys.close')}
    >
      <form noValidate className="flex flex-col gap-4 py-2" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('name')}
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          error={wrong(errors.name)}
        />
        <PasswordField
          {...register('password')}
          label={t('passkeys.loginPassword')}
          revealLabel={t('login.reveal')}
          concealLabel={t('login.conceal')}
          autoComplete="current-password"
          error={wrong(errors.password)}
        />
        <EntryNotice>{notice}</EntryNotice>
        <Button type="submit" size="l" block busy={isSubmitting}>
          {t('passkeys.go')}
        </Button>
      </form>
    </BottomSheet>
  );
}
