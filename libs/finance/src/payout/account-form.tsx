import { PAYOUT_BOUNDS } from '@heptad/contracts';
import { Button, Card, TextField } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SummaryRows } from '../payments/summary-rows';
import { accountForm, newAccount, type AccountValues, type AddressCheck } from './account-rules';
import { hasHolder, type NewAccount, type PayoutKind } from './payout-account';

export interface AccountFormProps {
  readonly kind: PayoutKind;
  /** Whose the member's accounts are, masked; undefined where none has said it yet. */
  readonly holder: string | undefined;
  readonly check?: AddressCheck;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onSubmit: (account: NewAccount) => void;
  /** What stands below the number: the card's bank, the address's network. */
  readonly below?: (form: UseFormReturn<AccountValues>) => ReactNode;
}

/** Room for any number with the spaces that people type or copy along. */
const MOST_CHARACTERS = 80;
const NUMERIC: readonly PayoutKind[] = ['bank', 'digital'];

/** The form of one payout account: its number, whose it is, and what the member names it. */
export function AccountForm({ kind, holder, check, busy, refusal, onSubmit, below }: AccountFormProps) {
  const { t } = useTranslation('finance');
  const holderWanted = hasHolder(kind) && holder === undefined;
  const form = useForm<AccountValues>({
    resolver: valibotResolver(accountForm(kind, holderWanted, check)),
    defaultValues: { number: '', bank: '', holder: '', name: '' },
  });
  const { errors } = form.formState;
  const wrong = (message: string | undefined) => (message === undefined ? undefined : t(message));
  const submit = form.handleSubmit((values) => onSubmit(newAccount(kind, values)));
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        {...form.register('number')}
        label={t(`payout.number.${kind}`)}
        description={t(`payout.hint.${kind}`)}
        inputMode={NUMERIC.includes(kind) ? 'numeric' : 'text'}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="tabular-nums"
        error={wrong(errors.number?.message)}
      />
      {below?.(form)}
      {holderWanted && (
        <TextField
          {...form.register('holder')}
          label={t('payout.holder')}
          description={t('payout.holderHint')}
          maxLength={30}
          autoComplete="name"
          error={wrong(errors.holder?.message)}
        />
      )}
      {hasHolder(kind) && holder !== undefined && (
        <Card>
          <SummaryRows rows={[{ label: t('payout.holderFixed'), value: holder }]} />
        </Card>
      )}
      <TextField
        {...form.register('name')}
        label={t('payout.name')}
        description={t('payout.nameHint', { count: PAYOUT_BOUNDS.accountLabelLength })}
        maxLength={PAYOUT_BOUNDS.accountLabelLength}
        autoComplete="off"
        error={wrong(errors.name?.message)}
      />
      <p className="text-xs text-muted">{t('payout.notReal')}</p>
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" size="l" block busy={busy}>
        {t('payout.save')}
      </Button>
    </form>
  );
}
