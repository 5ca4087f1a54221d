import { PATHS } from '@heptad/feature-module';
import { NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

interface Kind {
  readonly path: string;
  readonly word: string;
}

const BET_KINDS: readonly Kind[] = [
  { path: PATHS.recordBet, word: 'kinds.all' },
  { path: PATHS.recordBetSports, word: 'kinds.sports' },
  { path: PATHS.recordVirtualDisport, word: 'kinds.virtual' },
  { path: PATHS.recordSliptOrder, word: 'kinds.orders' },
];

export interface RecordKindsProps {
  /** The pages that it leads to, four of them; those of bets unless given. */
  readonly kinds?: readonly Kind[];
}

/** The way between pages of records. */
export function RecordKinds({ kinds = BET_KINDS }: RecordKindsProps) {
  const { t } = useTranslation('records');
  const { pathname } = useLocation();
  const here = pathname.replace(/(.)\/$/, '$1');
  return (
    <nav aria-label={t('kinds.label')} className="-mb-2 grid grid-cols-4 text-center text-sm">
      {kinds.map(({ path, word }) => (
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
