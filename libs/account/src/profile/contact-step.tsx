import { Button, TextField } from '@heptad/ui-kit';
import { BOUNDS } from '@heptad/contracts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import type { ContactWay } from './contact';
import { contactForms } from './profile-rules';

export interface ContactStepProps {
  readonly way: ContactWay;
  /** The present one, masked. */
  readonly bound: string | undefined;
  /** What was typed before. */
  readonly typed: string;
  readonly busy: boolean;
  readonly notice: string | undefined;
  readonly onType: (text: string) => void;
  readonly onNext: (contact: string) => void;
}

const INPUT = {
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const;

/** Which phone or e-mail is to be bound. */
export function ContactStep({ way, bound, typed, busy, notice, onType, onNext }: ContactStepProps) {
  const { t } = useTranslation('account');
  const wrong = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(contactForms[way]),
    defaultValues: { contact: typed },
  });
  const submit = handleSubmit(({ contact }) => onNext(contact));
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-muted">
        {bound === undefined ? t(`profile.${way}.lead`) : t(`profile.${way}.changeLead`, { contact: bound })}
      </p>
      <TextField
        {...register('contact', {
          onChange: (event: { readonly target: { readonly value: string } }) => onType(event.target.value),
        })}
        {...INPUT[way]}
        label={t(`profile.${way}.${bound === undefined ? 'label' : 'newLabel'}`)}
        description={t(`profile.${way}.hint`)}
        leading={way === 'phone' ? <span className="text-muted tabular-nums">+86</span> : undefined}
        maxLength={BOUNDS.loginNameLength}
        error={wrong(formState.errors.contact)}
      />
      <EntryNotice>{notice}</EntryNotice>
      <Button type="submit" size="l" block busy={busy}>
        {t('code.send')}
      </Button>
    </form>
  );
}
