import { cx, Select } from '@heptad/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountMark } from './account-mark';
import type { AccountValues } from './account-rules';
import { bankOfCard, type Bank } from './payout-account';

export interface CardBankProps {
  readonly form: UseFormReturn<AccountValues>;
  readonly banks: readonly Bank[];
}

/** The bank of the card that is typed: found by its number, else chosen. */
export function CardBank({ form, banks }: CardBankProps) {
  const { t } = useTranslation('finance');
  const { control, setValue, formState } = form;
  const [number, chosen] = useWatch({ control, name: ['number', 'bank'] });
  const found = bankOfCard(number.replace(/\s+/g, ''), banks);
  const code = found?.code;
  const before = useRef<string>(undefined);
  useEffect(() => {
    // A number that was corrected may be of any bank: the one that was found is nobody's choice.
    const known = code ?? (before.current === undefined ? undefined : '');
    if (known !== undefined) setValue('bank', known, { shouldValidate: formState.isSubmitted });
    before.current = code;
  }, [code, setValue, formState.isSubmitted]);
  const problem = formState.errors.bank?.message;
  const said = useId();
  if (found !== undefined)
    return (
      <p role="status" className="flex min-h-[44px] items-center gap-3 rounded-m bg-sunken px-4 py-2 text-sm">
        <AccountMark account={{ kind: 'bank', label: found.name, bank: found.code }} size={28} />
        {t('payout.bankFound', { bank: found.name })}
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-sm text-muted">
        {t('payout.bank')}
      </span>
      <Select
        label={t('payout.bank')}
        options={[
          { value: '', label: t('payout.chooseBank') },
          ...banks.map(({ code: value, name }) => ({ value, label: name })),
        ]}
        value={chosen}
        onValueChange={(value) => setValue('bank', value, { shouldValidate: true })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : said}
        className={cx(
          'min-h-[48px] w-full border bg-sunken! px-3 text-base!',
          problem === undefined ? 'border-line' : 'border-danger',
        )}
      />
      {problem !== undefined && (
        <p id={said} role="alert" className="text-sm text-danger">
          {t(problem)}
        </p>
      )}
    </div>
  );
}
