import { Button } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code/code-field';
import type { CodeSending } from '../code/use-code-sending';
import { EntryNotice } from '../entry/entry-notice';
import { useFieldError } from '../entry/use-field-error';
import { codeForm } from './profile-rules';

export interface CodeEntryProps {
  /** Where the code was sent. */
  readonly contact: string;
  readonly sending: CodeSending;
  readonly submitLabel: string;
  readonly notice: string | undefined;
  /** Something to do about the notice. */
  readonly action?: ReactNode;
  readonly onResend: () => void;
  /** @returns whether the code was taken */
  readonly onSubmit: (code: string) => Promise<boolean>;
  readonly back?: { readonly label: string; readonly onPress: () => void };
}

/** The code that was sent; its last digit sends it. A code that was not taken makes room for the next. */
export function CodeEntry({
  contact,
  sending,
  submitLabel,
  notice,
  action,
  onResend,
  onSubmit,
  back,
}: CodeEntryProps) {
  const { t } = useTranslation('account');
  const wrong = useFieldError();
  const { control, handleSubmit, formState, resetField } = useForm({
    resolver: valibotResolver(codeForm),
    defaultValues: { code: '' },
  });
  const [tryCount, setTryCount] = useState(0);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    if (await onSubmit(code)) return;
    resetField('code');
    setTryCount((count) => count + 1);
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The last digit sends the form by itself: a tap meanwhile sends nothing more.
        if (!isSubmitting) void submit();
      }}
    >
      <p className="text-sm break-words text-muted">{t('code.sentTo', { contact })}</p>
      <Controller
        control={control}
        name="code"
        render={({ field }) => (
          <CodeField
            // Another one begins at the first digit.
            key={tryCount}
            value={field.value}
            onValueChange={field.onChange}
            onComplete={() => void submit()}
            error={wrong(errors.code)}
            sending={sending}
            onResend={() => {
              resetField('code');
              onResend();
            }}
            disabled={isSubmitting}
          />
        )}
      />
      <EntryNotice action={action}>{notice}</EntryNotice>
      <Button type="submit" size="l" block busy={isSubmitting}>
        {submitLabel}
      </Button>
      {back !== undefined && (
        <Button variant="plain" size="s" className="self-center" onClick={back.onPress}>
          {back.label}
        </Button>
      )}
    </form>
  );
}
