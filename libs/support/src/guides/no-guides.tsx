import { PATHS } from '@heptad/feature-module';
import { EmptyState, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Stands where a brand has no pictures or films yet: the lessons say the same in words. */
export function NoGuides() {
  const { t } = useTranslation('support');
  return (
    <EmptyState
      title={t('guides.none')}
      description={t('guides.noneHint')}
      action={
        <NavigationLink
          href={PATHS.mineHelpCenter}
          className="flex min-h-11 items-center text-link underline"
        >
          {t('guides.toHelp')}
        </NavigationLink>
      }
    />
  );
}
