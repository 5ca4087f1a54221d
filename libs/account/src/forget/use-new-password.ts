import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
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

/** Step 3 of a forgotten password. */
export function useNewPassword(
  reset: PasswordReset,
  { onChanged, onExpired, onRefused }: NewPasswordEnds,
): NewPassword {
  const form = useForm<ResetPasswordValues>({
    resolver: valibotResolver(resetPasswordSchema),
    defaultValues: { password: '', again: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    const error = await reset.change(password);
    if (error === undefined) onChanged();
    else if (isRefusedWith(error, REQUEST_CODES.invalidRequest)) onExpired();
    else onRefused(error);
  });
  return { form, submit: () => void submit() };
}
