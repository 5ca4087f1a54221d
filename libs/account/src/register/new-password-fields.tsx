import { BOUNDS } from '@heptad/contracts';
import { cx, Icon, PasswordField, VisuallyHidden } from '@heptad/ui-kit';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../entry/use-field-error';
import { PasswordStrength } from '../password-strength/password-strength';
import { PASSWORD_RULES, type PasswordRule } from './new-password';

export interface NewPasswordFieldsProps {
  readonly password: UseFormRegisterReturn<'password'>;
  readonly again: UseFormRegisterReturn<'again'>;
  /** What is typed so far. */
  readonly typed: string;
  /** The login name, where the password is one of the login: its strength is shown. */
  readonly name?: string;
  readonly errors: { readonly password?: FieldError | undefined; readonly again?: FieldError | undefined };
}

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];

/** A new password typed twice, with its rules, each ticked as soon as it is kept. */
export function NewPasswordFields({ password, again, typed, name, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const words = {
    revealLabel: t('login.reveal'),
    concealLabel: t('login.conceal'),
    autoComplete: 'new-password',
    maxLength: BOUNDS.passwordLength.max,
  };
  const wrong = useFieldError();
  return (
    <>
      <PasswordField
        {...password}
        {...words}
        label={t('password.label')}
        error={wrong(errors.password)}
        description={
          <span role="list" className="flex flex-wrap gap-x-3 gap-y-1">
            {RULES.map((rule) => {
              const kept = PASSWORD_RULES[rule](typed);
              return (
                <span
                  key={rule}
                  role="listitem"
                  className={cx('inline-flex items-center gap-1', kept && 'text-text')}
                >
                  <Icon name={kept ? 'check' : 'minus'} className={cx('size-3.5', kept && 'text-success')} />
                  {t(`password.rules.${rule}`, BOUNDS.passwordLength)}
                  {kept && <VisuallyHidden>{t('password.kept')}</VisuallyHidden>}
                </span>
              );
            })}
          </span>
        }
      />
      {name !== undefined && <PasswordStrength typed={typed} name={name} />}
      <PasswordField {...again} {...words} label={t('password.again')} error={wrong(errors.again)} />
    </>
  );
}
