import { randomId } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { Button, Card, Dialog, EmptyState, RadioGroup, TOAST_KIND } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '../payments/payment';
import { useRemoveAccountMutation } from '../payments/payment-queries';
import type { FinanceServices } from '../services';
import { AddAccountSheet } from './add-account-sheet';

export interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  readonly most: number;
  readonly chosen: PayoutAccount | undefined;
  readonly onChoose: (id: string) => void;
  /** Whether an account is lacking for what was tried. */
  readonly lacking: boolean;
}

/** Where the money goes: the member's accounts, one more, or one less. */
export function AccountChoice({ accounts, most, chosen, onChoose, lacking }: AccountChoiceProps) {
  const { t } = useTranslation('finance');
  const { toast } = useServices<FinanceServices>();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [remove, { isLoading }] = useRemoveAccountMutation();
  const takeOff = async (id: string): Promise<void> => {
    setLeaving(false);
    const answer = await remove({ id, key: randomId() });
    if (answer.error !== undefined) toast.show({ text: t('account.removeFailed'), kind: TOAST_KIND.failure });
  };
  const add = (
    <Button size="s" variant="secondary" onClick={() => setAdding(true)}>
      {t('account.add')}
    </Button>
  );
  return (
    <Card>
      {accounts.length === 0 ? (
        <EmptyState icon="wallet" title={t('account.none')} action={add} className="py-2!" />
      ) : (
        <>
          <RadioGroup
            label={t('account.to')}
            options={accounts.map(({ id, label, masked }) => ({
              value: id,
              label,
              description: <span className="tabular-nums">{masked}</span>,
            }))}
            value={chosen?.id ?? null}
            onValueChange={onChoose}
          />
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {accounts.length < most && add}
            {chosen !== undefined && (
              <Button size="s" variant="plain" busy={isLoading} onClick={() => setLeaving(true)}>
                {t('account.remove')}
              </Button>
            )}
          </div>
        </>
      )}
      {lacking && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('account.lacking')}
        </p>
      )}
      <AddAccountSheet open={adding} onOpenChange={setAdding} onAdded={onChoose} />
      <Dialog
        open={leaving && chosen !== undefined}
        onOpenChange={setLeaving}
        title={t('account.removeTitle')}
        description={chosen && `${chosen.label} ${chosen.masked}`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              {t('account.keep')}
            </Button>
            <Button onClick={() => chosen && void takeOff(chosen.id)}>{t('account.remove')}</Button>
          </>
        }
      />
    </Card>
  );
}
