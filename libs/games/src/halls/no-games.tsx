import { PATHS, useBrand, useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HallChip } from './hall-choice';

export interface NoGamesProps {
  readonly chip: HallChip;
  /** Whether something narrows the hall, which can be taken away. */
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
}

/** What stands where no game is left to show, with a way on. */
export function NoGames({ chip, narrowed, onShowAll }: NoGamesProps) {
  const { t } = useTranslation('games');
  const { assets } = useBrand();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  const { pathname, search } = useLocation();
  const art = <img src={assets.empty} alt="" className="h-24" />;
  const ofMember = chip === 'favourites' || chip === 'recent';
  if (ofMember && !isMember)
    return (
      <EmptyState
        art={art}
        title={t(`none.${chip}`)}
        description={t('none.guest')}
        action={<Button onClick={() => void navigate(entryPath(pathname + search))}>{t('login')}</Button>}
      />
    );
  if (!narrowed)
    return (
      <EmptyState
        art={art}
        title={t('none.all')}
        action={<Button onClick={() => void navigate(PATHS.home)}>{t('toHome')}</Button>}
      />
    );
  return (
    <EmptyState
      art={art}
      title={t(`none.${chip === 'all' ? 'found' : chip}`)}
      description={t('none.hint')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
