import { PATHS } from '@heptad/feature-module';
import { NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const KINDS = [
  { path: PATHS.recordBet, word: 'kinds.all' },
  { path: PATHS.recordBetSports, word: 'kinds.sports' },
  { path: PATHS.recordVirtualDisport, word: 'kinds.virtual' },
  { path: PATHS.recordSliptOrder, word: 'kinds.orders' },
] as const;

/** The way between the pages of bets. */
export function RecordKinds() {
  const { t } = useTranslation('records');
  const { pathname } = useLocation();
  const here = pathname.replace(/(.)\/$/, '$1');
  return (
    <nav aria-label={t('kinds.label')} className="-mb-2 grid grid-cols-4 text-center text-sm">
      {KINDS.map(({ path, word }) => (
        <NavigationLink
          key={path}
          href={path}
          {...(path === here && { 'aria-current': 'page' as const })}
          className="flex touch min-w-0 items-center justify-center text-muted aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <span className="truncate">{t(word)}</span>
        </NavigationLink>
      ))}
    </nav>
  );
}
