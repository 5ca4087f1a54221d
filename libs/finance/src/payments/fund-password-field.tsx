import { PATHS } from '@heptad/feature-module';
import { FOCUS_RING, NavigationLink, PasswordField, type PasswordFieldProps } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** The secondary password, and the way to another one where it was forgotten. */
export function FundPasswordField(props: Omit<PasswordFieldProps, 'label' | 'revealLabel' | 'concealLabel'>) {
  const { t } = useTranslation('finance');
  return (
    <div className="flex flex-col">
      <PasswordField
        autoComplete="off"
        {...props}
        label={t('fundPassword.label')}
        revealLabel={t('fundPassword.reveal')}
        concealLabel={t('fundPassword.conceal')}
      />
      <NavigationLink
        href={PATHS.mineUserInfoSecondaryPassword}
        className={`inline-flex min-h-[44px] items-center self-start rounded-s text-sm text-link ${FOCUS_RING}`}
      >
        {t('fundPassword.forgot')}
      </NavigationLink>
    </div>
  );
}
