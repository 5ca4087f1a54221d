import { useServices } from '@heptad/feature-module';
import { writeFailureText } from '@heptad/idempotent-write';
import { BottomSheet, Button, TextField, TOAST_KIND } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../entry/use-field-error';
import type { AccountServices } from '../services';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type Passkey } from './passkey-queries';
import { NAME_LENGTH, renameForm } from './passkey-rules';

/** Names a passkey, or removes it after a second tap. */
export function PasskeySheet({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const { toast } = useServices<AccountServices>();
  const [rename, renaming] = useRenamePasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const [sure, setSure] = useState(false);
  const wrong = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(renameForm),
    defaultValues: { name: passkey.name },
  });
  const done = (said: 'renamed' | 'removed'): void => {
    toast.show({ text: t(`passkeys.${said}`), kind: TOAST_KIND.success });
    onClose();
  };
  // Each forgets how the other failed: the sheet has one place to say why, and it is of what was done last.
  const submit = handleSubmit(async ({ name }) => {
    removing.reset();
    const answer = await rename({ id: passkey.id, name });
    if (answer.error === undefined) done('renamed');
  });
  const leave = async (): Promise<void> => {
    if (!sure) return setSure(true);
    renaming.reset();
    const answer = await remove(passkey.id);
    if (answer.error === undefined) done('removed');
  };
  const failure = writeFailureText(renaming.error ?? removing.error, t, t('passkeys.unknownOutcome'));
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={passkey.name}
      closeLabel={t('passkeys.close')}
    >
      <form noValidate className="flex flex-col gap-4 py-2" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('name')}
          label={t('passkeys.name')}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          error={wrong(formState.errors.name)}
        />
        {failure !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        <Button type="submit" size="l" block busy={renaming.isLoading}>
          {t('passkeys.save')}
        </Button>
        {sure && <p className="text-sm text-muted">{t('passkeys.removeHint')}</p>}
        <Button
          variant={sure ? 'danger' : 'plain'}
          size="l"
          block
          busy={removing.isLoading}
          onClick={() => void leave()}
        >
          {t(sure ? 'passkeys.removeSure' : 'passkeys.remove')}
        </Button>
      </form>
    </BottomSheet>
  );
}
