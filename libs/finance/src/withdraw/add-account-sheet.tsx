import { errorText } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import { BottomSheet, SegmentedControl } from '@heptad/ui-kit';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, useAddAccountMutation } from '../payments/payment-queries';
import { CardForm, CoinForm } from './account-forms';
import type { NewAccount } from './account-rules';

export interface AddAccountSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The account is on the list now. */
  readonly onAdded: (id: string) => void;
}

/** Adding a bank card or the address of a coin. What was typed stays until it was taken. */
export function AddAccountSheet({ open, onOpenChange, onAdded }: AddAccountSheetProps) {
  const { t } = useTranslation('finance');
  const [kind, setKind] = useState<'bank' | 'coin'>('bank');
  const [add, { isLoading, error, reset }] = useAddAccountMutation();
  // The same account sent again after a lost answer is the same write: it has the same key.
  const sent = useRef<{ readonly account: string; readonly key: string }>(undefined);
  const failure = failureOf(error);
  const refusal = failure && (isOutcomeUnknown(failure) ? t('account.unknown') : errorText(failure, t));
  const submit = async (account: NewAccount): Promise<void> => {
    const text = JSON.stringify(account);
    if (sent.current?.account !== text) sent.current = { account: text, key: randomId() };
    const answer = await add({ account, key: sent.current.key });
    if (answer.data === undefined) return;
    sent.current = undefined;
    onAdded(answer.data.id);
    onOpenChange(false);
  };
  const form = { busy: isLoading, refusal, onSubmit: (account: NewAccount) => void submit(account) };
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
      title={t('account.add')}
      closeLabel={t('account.close')}
    >
      <div className="flex flex-col gap-4 py-2">
        <SegmentedControl
          label={t('account.kind')}
          value={kind}
          onValueChange={(next) => {
            reset();
            setKind(next);
          }}
          segments={[
            { value: 'bank', label: t('account.kinds.bank') },
            { value: 'coin', label: t('account.kinds.coin') },
          ]}
        />
        {kind === 'bank' ? <CardForm {...form} /> : <CoinForm {...form} />}
      </div>
    </BottomSheet>
  );
}
