import { PATHS } from '@heptad/feature-module';
import { Card, FOCUS_RING, Icon, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Says that a withdrawal wants a secondary password, and leads to where it is set. */
export function MissingPassword() {
  const { t } = useTranslation('finance');
  return (
    <Card className="flex items-center gap-3">
      <Icon name="lock" className="size-5 text-warning" />
      <p className="min-w-0 flex-1 text-sm">{t('fundPassword.none')}</p>
      <NavigationLink
        href={PATHS.mineUserInfoSecondaryPassword}
        className={`inline-flex min-h-[44px] shrink-0 items-center rounded-s px-2 text-sm text-link ${FOCUS_RING}`}
      >
        {t('fundPassword.set')}
      </NavigationLink>
    </Card>
  );
}
