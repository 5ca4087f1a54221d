import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, TextField } from '@heptad/ui-kit';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cardAccount, cardForm, coinAccount, coinForm, type NewAccount } from './account-rules';

export interface AccountFormProps {
  readonly busy: boolean;
  /** Why the platform did not take it. */
  readonly refusal: string | undefined;
  readonly onSubmit: (account: NewAccount) => void;
}

function FormEnd({ busy, refusal }: Pick<AccountFormProps, 'busy' | 'refusal'>) {
  const { t } = useTranslation('finance');
  return (
    <>
      <p className="text-xs text-muted">{t('account.notReal')}</p>
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" size="l" block busy={busy}>
        {t('account.save')}
      </Button>
    </>
  );
}

const FORM = 'flex flex-col gap-4';

/** A bank card. */
export function CardForm({ busy, refusal, onSubmit }: AccountFormProps) {
  const { t } = useTranslation('finance');
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(cardForm),
    defaultValues: { bank: '', holder: '', number: '' },
  });
  const { errors } = formState;
  const wrong = (key: string | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form
      noValidate
      className={FORM}
      onSubmit={(event) => void handleSubmit((values) => onSubmit(cardAccount(values)))(event)}
    >
      <TextField
        {...register('bank')}
        label={t('account.bank')}
        maxLength={30}
        autoComplete="off"
        error={wrong(errors.bank?.message)}
      />
      <TextField
        {...register('holder')}
        label={t('account.holder')}
        maxLength={30}
        autoComplete="off"
        error={wrong(errors.holder?.message)}
      />
      <TextField
        {...register('number')}
        label={t('account.number')}
        description={t('account.numberHint')}
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
        className="tabular-nums"
        error={wrong(errors.number?.message)}
      />
      <FormEnd busy={busy} refusal={refusal} />
    </form>
  );
}

/** The address of a coin. */
export function CoinForm({ busy, refusal, onSubmit }: AccountFormProps) {
  const { t } = useTranslation('finance');
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(coinForm),
    defaultValues: { address: '' },
  });
  const problem = formState.errors.address?.message;
  const submit = handleSubmit((values) => {
    const account = coinAccount(values);
    if (account !== undefined) onSubmit(account);
  });
  return (
    <form noValidate className={FORM} onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('address')}
        label={t('account.address')}
        description={t('account.addressHint')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={problem === undefined ? undefined : t(problem)}
      />
      <FormEnd busy={busy} refusal={refusal} />
    </form>
  );
}
