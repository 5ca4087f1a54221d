import { PATHS } from '@heptad/feature-module';
import { NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { GAMES_TAB } from '../game-rounds/round-tab';

interface Kind {
  readonly path: string;
  readonly word: string;
  /** The tab of that page, where it is one. */
  readonly tab?: string;
}

const BET_KINDS: readonly Kind[] = [
  { path: PATHS.recordBet, word: 'kinds.all' },
  { path: PATHS.recordBetSports, word: 'kinds.sports' },
  { path: PATHS.recordVirtualDisport, word: 'kinds.virtual' },
  { path: PATHS.recordSliptOrder, word: 'kinds.orders' },
  { path: PATHS.recordBet, word: 'kinds.games', tab: GAMES_TAB },
];

export interface RecordKindsProps {
  /** The pages that it leads to; those of bets unless given. */
  readonly kinds?: readonly Kind[];
}

/** The way between pages of records. */
export function RecordKinds({ kinds = BET_KINDS }: RecordKindsProps) {
  const { t } = useTranslation('records');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const here = pathname.replace(/(.)\/$/, '$1');
  const inGames = query.get('tab') === GAMES_TAB;
  return (
    <nav aria-label={t('kinds.label')} className="-mb-2 grid auto-cols-fr grid-flow-col text-center text-sm">
      {kinds.map(({ path, word, tab }) => (
        <NavigationLink
          key={word}
          href={tab === undefined ? path : `${path}?tab=${tab}`}
          {...(path === here && inGames === (tab === GAMES_TAB) && { 'aria-current': 'page' as const })}
          className="flex touch min-w-0 items-center justify-center text-muted aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <span className="truncate">{t(word)}</span>
        </NavigationLink>
      ))}
    </nav>
  );
}
