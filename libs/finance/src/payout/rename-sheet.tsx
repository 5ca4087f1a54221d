import { PAYOUT_BOUNDS } from '@heptad/contracts';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { BottomSheet, Button, TextField } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from './payout-account';
import { useRenameAccountMutation } from './payout-queries';

export interface AccountSheetProps {
  readonly account: PayoutAccount;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What the member names an account. */
export function RenameSheet({ account, open, onOpenChange }: AccountSheetProps) {
  const { t } = useTranslation('finance');
  const [name, setName] = useState(account.name ?? '');
  const [rename, { isLoading, error }] = useRenameAccountMutation();
  const keyOf = useSameKey();
  const refusal = writeFailureText(error, t, t('unknownOutcome'));
  const save = async (): Promise<void> => {
    const request = { id: account.id, name: name.trim() };
    const answer = await rename({ request, key: keyOf(request) });
    if (answer.error === undefined) onOpenChange(false);
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('payout.rename')}
      closeLabel={t('account.close')}
    >
      <form
        noValidate
        className="flex flex-col gap-4 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('payout.label')}
          description={t('payout.nameHint', { count: PAYOUT_BOUNDS.accountLabelLength })}
          value={name}
          maxLength={PAYOUT_BOUNDS.accountLabelLength}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        <Button type="submit" size="l" block busy={isLoading}>
          {t('payout.renameSave')}
        </Button>
      </form>
    </BottomSheet>
  );
}
