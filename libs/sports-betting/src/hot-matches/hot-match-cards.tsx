import { useServices } from '@heptad/feature-module';
import { cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LeagueMark } from '../crests/league-mark';
import { MatchCard } from '../match-card/match-card';
import { useMatchClock } from '../match/match-clocks';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';

const MINUTE_MS = 60_000;
/** Minutes of a match of football. */
const LENGTH = 90;
/** Until how many minutes before it begins a match is counted down to. */
const SOON = 60;

/** The league of a match, and for how long it will go on or how soon it begins. */
function LeagueLine({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { clock } = useServices<SportsServices>();
  const reading = useMatchClock(match.id);
  const until = Math.ceil((match.kickOff - clock.now()) / MINUTE_MS);
  const left = reading === undefined ? 0 : LENGTH - reading.minute;
  return (
    <p className="flex h-[26px] items-center gap-1.5 border-b border-line bg-sunken px-3 text-xs text-muted">
      <LeagueMark league={match.league} />
      <span className="min-w-0 flex-1 truncate text-text">{match.league.name}</span>
      {match.status === 'upcoming'
        ? until > 0 &&
          until <= SOON && <span suppressHydrationWarning>{t('hot.begins', { count: until })}</span>
        : left > 0 && <span>{t('hot.left', { count: left })}</span>}
    </p>
  );
}

/** Beside each other on a narrow tablet they are as narrow as on the narrowest phones: names give room to lines. */
const NARROW =
  'md:max-[899px]:[&_.card-grid]:gap-x-[2px] md:max-[899px]:[&_.card-grid]:grid-cols-[minmax(0,1.55fr)_minmax(0,0.72fr)_minmax(0,1.08fr)_minmax(0,0.93fr)]';

/** On phones and tablets with the least room the minute says that a match runs: with the mark before it, it would be cut off. */
const MINUTE_ALONE =
  'max-[374px]:[&_.live-mark:not(:only-child)]:sr-only md:max-[899px]:[&_.live-mark:not(:only-child)]:sr-only';

export interface HotMatchCardsProps {
  readonly matches: readonly MatchShape[];
}

/** Cards of matches with their prices, below each other on phones, two beside each other where there is room. */
export function HotMatchCards({ matches }: HotMatchCardsProps) {
  return (
    <div
      className={cx(
        NARROW,
        MINUTE_ALONE,
        'overflow-hidden max-md:rounded-l max-md:shadow-1 md:grid md:grid-cols-2 md:gap-3 md:overflow-visible',
      )}
    >
      {matches.map((match) => (
        <div
          key={match.id}
          className="min-w-0 bg-raised md:overflow-hidden md:rounded-l md:shadow-1 [&:last-child>article]:border-b-0 md:[&>article]:border-b-0"
        >
          <LeagueLine match={match} />
          <MatchCard match={match} named />
        </div>
      ))}
    </div>
  );
}
