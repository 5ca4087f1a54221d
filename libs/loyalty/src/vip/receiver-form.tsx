import { Button, Select, TextArea, TextField } from '@heptad/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RECEIVER_LENGTHS } from './receiver-rules';
import { useReceiverForm } from './use-receiver-form';
import { takesAddress, type Parcel } from './vip';

/** The form's own fields, in their order, with what a browser may fill in. */
const FIELDS = [
  { field: 'name', complete: 'name', mode: 'text' },
  { field: 'phone', complete: 'tel-national', mode: 'tel' },
  { field: 'region', complete: 'address-level2', mode: 'text' },
] as const;

export interface ReceiverFormProps {
  readonly parcels: readonly Parcel[];
}

/** Where a gift by post goes, and which gift it is. */
export function ReceiverForm({ parcels }: ReceiverFormProps) {
  const { t } = useTranslation('loyalty');
  const open = parcels.filter(takesAddress);
  const { form, submit, refusal } = useReceiverForm(open);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const wrong = (message: string | undefined) => (message === undefined ? undefined : t(message));
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Controller
        control={control}
        name="orderNo"
        render={({ field: { value, onChange } }) => (
          <div className="flex flex-col gap-1">
            <span aria-hidden="true" className="text-sm text-muted">
              {t('vip.receiver.orderNo')}
            </span>
            <Select
              label={t('vip.receiver.orderNo')}
              options={open.map(({ orderNo, title, grade }) => ({
                value: orderNo,
                label: `VIP${String(grade)} ${title} · ${orderNo}`,
              }))}
              value={value}
              onValueChange={onChange}
              className="min-h-[48px] w-full border border-line bg-sunken! px-3 text-base!"
            />
          </div>
        )}
      />
      {FIELDS.map(({ field, complete, mode }) => (
        <TextField
          key={field}
          {...register(field)}
          label={t(`vip.receiver.${field}`)}
          placeholder={t(`vip.receiver.example.${field}`)}
          inputMode={mode}
          maxLength={RECEIVER_LENGTHS[field]}
          autoComplete={complete}
          error={wrong(errors[field]?.message)}
        />
      ))}
      <TextArea
        {...register('address')}
        label={t('vip.receiver.address')}
        placeholder={t('vip.receiver.example.address')}
        maxLength={RECEIVER_LENGTHS.address}
        autoComplete="street-address"
        rows={2}
        remainingLabel={(count) => t('vip.receiver.remaining', { count })}
        error={wrong(errors.address?.message)}
      />
      <p className="text-xs text-muted">{t('vip.receiver.hint')}</p>
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('vip.receiver.save')}
      </Button>
    </form>
  );
}
