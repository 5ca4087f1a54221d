import { BOUNDS } from '@heptad/contracts';
import { Button, SegmentedControl, TextField } from '@heptad/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContactValues, ResetWay } from './forget-rules';

export interface ContactStepProps {
  readonly form: UseFormReturn<ContactValues>;
  readonly way: ResetWay;
  readonly onWay: (way: ResetWay) => void;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

const WAYS: readonly ResetWay[] = ['phone', 'email'];

/** Step 1: whose account, and where its code goes to. What is typed for one way is kept while the other is shown. */
export function ContactStep({ form, way, onWay, busy, onSubmit }: ContactStepProps) {
  const { t } = useTranslation('account');
  const { errors } = form.formState;
  const wrong = (key: string | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SegmentedControl
        label={t('code.way')}
        value={way}
        onValueChange={onWay}
        segments={WAYS.map((value) => ({ value, label: t(`code.by.${value}`) }))}
      />
      <TextField
        {...form.register('name')}
        label={t('register.name')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={BOUNDS.loginNameLength}
        error={wrong(errors.name?.message)}
      />
      {way === 'phone' ? (
        <TextField
          key="phone"
          {...form.register('phone')}
          label={t('forget.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          leading={<span className="text-muted tabular-nums">+86</span>}
          maxLength={11}
          error={wrong(errors.phone?.message)}
        />
      ) : (
        <TextField
          key="email"
          {...form.register('email')}
          label={t('forget.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={BOUNDS.loginNameLength}
          error={wrong(errors.email?.message)}
        />
      )}
      <Button type="submit" size="l" block busy={busy}>
        {t('forget.next')}
      </Button>
    </form>
  );
}
