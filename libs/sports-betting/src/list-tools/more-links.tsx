import { PATHS } from '@heptad/feature-module';
import { FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Pages beside the lists, which have no place in the main navigation. */
export const MORE_PAGES = [
  { name: 'redList', path: PATHS.homeSportsRedList, icon: 'ticket' },
  { name: 'strategy', path: PATHS.tutorialBetStrategy, icon: 'info' },
] as const;

/** Links to tipsters and lessons, as small as the tools beside them. */
export function MoreLinks({ className }: { readonly className: string }) {
  const { t } = useTranslation('sports');
  return (
    <nav aria-label={t('more.label')} className={className}>
      {MORE_PAGES.map(({ name, path }) => (
        <NavigationLink
          key={name}
          href={path}
          className={`relative inline-flex h-[32px] shrink-0 items-center rounded-pill border border-accent px-3 text-sm text-link after:absolute after:-inset-y-1.5 after:inset-x-0 ${FOCUS_RING}`}
        >
          {t(`more.${name}`)}
        </NavigationLink>
      ))}
    </nav>
  );
}
