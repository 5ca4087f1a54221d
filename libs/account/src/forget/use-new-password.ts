import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePasswordCheck } from '../password-strength/use-password-check';
import { resetPasswordSchema, type ResetPasswordValues } from './forget-rules';
import type { PasswordReset } from './use-password-reset';

export interface NewPassword {
  readonly form: UseFormReturn<ResetPasswordValues>;
  readonly submit: () => void;
}

export interface NewPasswordEnds {
  readonly onChanged: () => void;
  /** The confirmed code is too old: all has to be done again. */
  readonly onExpired: () => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Step 3 of a forgotten password. @param name whose it is, as it is when the form is sent */
export function useNewPassword(
  reset: PasswordReset,
  name: () => string,
  { onChanged, onExpired, onRefused }: NewPasswordEnds,
): NewPassword {
  const form = useForm<ResetPasswordValues>({
    resolver: valibotResolver(resetPasswordSchema),
    defaultValues: { password: '', again: '' },
  });
  const refusedAs = usePasswordCheck();
  const submit = form.handleSubmit(async ({ password }) => {
    const weak = await refusedAs(password, name());
    if (weak !== undefined) return form.setError('password', { message: weak }, { shouldFocus: true });
    const error = await reset.change(password);
    if (error === undefined) onChanged();
    else if (isRefusedWith(error, REQUEST_CODES.invalidRequest)) onExpired();
    else onRefused(error);
  });
  return { form, submit: () => void submit() };
}
