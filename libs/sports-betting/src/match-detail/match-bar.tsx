import { PATHS, useBack } from '@heptad/feature-module';
import { FOCUS_RING_INSIDE, Icon, preloadBottomSheet, TopBar, VisuallyHidden } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeagueMark } from '../crests/league-mark';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from '../match/match-shape';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { MatchMoment, scoreText } from './score-board';
import { ShareMatch } from './share-match';

const FavouriteStar = lazy(() => import('../favourites/favourite-star'));
const loadSwitch = () => import('./match-switch');
const MatchSwitch = lazy(loadSwitch);

/** Fetches what the first tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSwitch(), preloadBottomSheet()]);

/** The score board in one line of the bar, once it has scrolled away. */
function ScoreStrip({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const name = 'min-w-0 flex-1 truncate text-[13px] leading-[18px]';
  const plate = 'flex size-[22px] shrink-0 items-center justify-center rounded-full bg-raised';
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex items-center gap-[6px]">
        <span className={`${name} text-right`}>{match.home.name}</span>
        <span className={plate}>
          <TeamCrest match={match} side="home" size={16} />
        </span>
        <span className="numeric shrink-0 text-[15px]">
          {match.score === undefined ? t('versus') : scoreText(match.score)}
        </span>
        <span className={plate}>
          <TeamCrest match={match} side="away" size={16} />
        </span>
        <span className={`${name} text-left`}>{match.away.name}</span>
      </span>
      <span className="numeric text-center text-xs leading-[16px] font-normal">
        <MatchMoment match={match} />
      </span>
    </span>
  );
}

function BarTitle({ match, collapsed }: { readonly match: MatchShape; readonly collapsed: boolean }) {
  const { t } = useTranslation('sports');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`flex h-[44px] w-full min-w-0 items-center gap-[6px] text-left ${FOCUS_RING_INSIDE}`}
      >
        {collapsed ? (
          <ScoreStrip match={match} />
        ) : (
          <>
            <LeagueMark league={match.league} />
            <span className="line-clamp-2 min-w-0 leading-[18px] text-balance whitespace-normal max-[374px]:text-sm">
              {match.league.name}
            </span>
            <Icon name="chevronDown" className="size-4" />
          </>
        )}
        <VisuallyHidden> {t('matchPage.switch')}</VisuallyHidden>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MatchSwitch match={match} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export interface MatchBarProps {
  /** What is known of the match, if anything is. */
  readonly match: MatchShape | undefined;
  /** The score board has scrolled away: the score stands here. */
  readonly collapsed: boolean;
}

/** The bar of a match's page: its league, the way to other matches, the favourite mark, sharing, the notation of prices. */
export function MatchBar({ match, collapsed }: MatchBarProps) {
  const { t } = useTranslation('sports');
  const back = useBack(PATHS.homeSports);
  return (
    <TopBar
      joined
      compact
      tone="special"
      title={match === undefined ? t('matchTitle') : <BarTitle match={match} collapsed={collapsed} />}
      back={{ label: t('back'), onPress: back }}
      actions={
        <>
          {match !== undefined && (
            <Suspense fallback={<span className="w-[44px]" />}>
              <FavouriteStar
                venue={match.venue}
                subject={{ kind: 'match', id: match.id, sport: match.sport }}
                name={`${match.home.name} – ${match.away.name}`}
                className="text-current!"
              />
            </Suspense>
          )}
          {match !== undefined && !collapsed && <ShareMatch />}
          {!collapsed && <OddsFormatSelect className="max-w-[88px] px-[4px]" />}
        </>
      }
    />
  );
}
