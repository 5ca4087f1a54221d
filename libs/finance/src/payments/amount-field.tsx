import { shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { MoneyField } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AmountBounds } from './amount-bounds';

export interface AmountFieldProps {
  /** Of a form by {@link amountForm}. */
  readonly control: Control<{ amount: string }>;
  readonly label: string;
  readonly bounds: AmountBounds;
  /** Beside the amount: its currency, or all there is. */
  readonly trailing: ReactNode;
}

/** The amount of a payment, with its bounds below it and what is wrong by them. */
export function AmountField({ control, label, bounds, trailing }: AmountFieldProps) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const limits = { min: shortAmount(bounds.min, currency), max: shortAmount(bounds.max, currency) };
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field: { value, onChange, ref, onBlur, name }, fieldState: { error } }) => (
        <MoneyField
          ref={ref}
          name={name}
          onBlur={onBlur}
          label={label}
          value={value}
          onValueChange={onChange}
          placeholder={t('amountHint')}
          description={t('bounds', limits)}
          trailing={trailing}
          error={error?.message === undefined ? undefined : t(error.message, limits)}
        />
      )}
    />
  );
}
