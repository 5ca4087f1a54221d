import { BOUNDS } from '@heptad/contracts';
import { Button, SegmentedControl, TextField } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { NameField } from '../entry/name-field';
import { useFieldError } from '../entry/use-field-error';
import type { ResetWay } from './forget-rules';
import type { Contact } from './use-contact';

const WAYS: readonly ResetWay[] = ['phone', 'email'];

/** Step 1: whose account, and where its code goes to. What is typed for one way is kept while the other is shown. */
export function ContactStep({ contact }: { readonly contact: Contact }) {
  const { t } = useTranslation('account');
  const { form, way } = contact;
  const { errors, isSubmitting } = form.formState;
  const wrong = useFieldError();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        contact.submit();
      }}
    >
      <SegmentedControl
        label={t('code.way')}
        value={way}
        onValueChange={contact.chooseWay}
        segments={WAYS.map((value) => ({ value, label: t(`code.by.${value}`) }))}
      />
      <NameField
        {...form.register('name')}
        label={t('register.name')}
        maxLength={BOUNDS.loginNameLength}
        error={wrong(errors.name)}
      />
      {way === 'phone' ? (
        <TextField
          key="phone"
          {...form.register('phone')}
          label={t('forget.phone')}
          inputMode="tel"
          autoComplete="tel-national"
          leading={<span className="text-muted tabular-nums">+86</span>}
          maxLength={11}
          error={wrong(errors.phone)}
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
          error={wrong(errors.email)}
        />
      )}
      <Button type="submit" size="l" block busy={isSubmitting}>
        {t('forget.next')}
      </Button>
    </form>
  );
}
