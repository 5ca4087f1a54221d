import { cx, Icon } from '@heptad/ui-kit';
import type { TeamLineUp } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { SideChanges } from './changes';
import { PITCH_HEIGHT } from './pitch-form';
import { placesOf } from './pitch-rows';
import { useChangeMinute, usePlayerWords } from './player-words';

/** A lone player needs no more room than this for his name, CSS pixels. */
const WIDEST = 104;

interface HalfProps {
  readonly side: 'home' | 'away';
  readonly team: string;
  readonly lineUp: TeamLineUp;
  readonly changes: SideChanges;
}

/** One side's half: the home side plays downwards from above, the away side up to it, so that each has its left where it should be. */
function Half({ side, team, lineUp, changes }: HalfProps) {
  const { t } = useTranslation('sports');
  const minute = useChangeMinute();
  const words = usePlayerWords();
  const places = placesOf(lineUp);
  if (places.length === 0)
    return (
      <p
        style={{ top: side === 'home' ? '25%' : '75%' }}
        className="absolute inset-x-0 -translate-y-1/2 text-center text-sm"
      >
        {t('lineUps.nobody')}
      </p>
    );
  return (
    <ol aria-label={t('lineUps.starters', { team })} className="m-0 list-none p-0">
      {places.map(({ player, depth, across, abreast }) => {
        const off = changes.off.get(player.id);
        const [left, top] = side === 'home' ? [1 - across, depth / 2] : [across, 1 - depth / 2];
        return (
          <li
            key={player.id}
            style={{
              left: `${String(left * 100)}%`,
              top: `${String(top * 100)}%`,
              width: `min(${String(100 / abreast)}%, ${String(WIDEST)}px)`,
            }}
            className="absolute flex -translate-x-1/2 -translate-y-1/2 flex-col items-center gap-[2px] px-[2px] text-center"
          >
            <span className="sr-only">{words(player, off)}</span>
            <span
              aria-hidden="true"
              className={cx(
                'numeric relative flex size-[28px] items-center justify-center rounded-pill text-sm font-medium',
                side === 'home' ? 'bg-raised text-text' : 'border-2 border-current',
              )}
            >
              {player.shirt}
              {off !== undefined && (
                <span className="absolute -top-[6px] left-[22px] flex items-center rounded-pill bg-raised px-1 text-xs leading-[14px] whitespace-nowrap text-danger shadow-1">
                  <Icon name="down" className="size-[10px]" />
                  {minute(off)}
                </span>
              )}
            </span>
            <span
              aria-hidden="true"
              className="line-clamp-2 min-h-[26px] max-w-full text-xs leading-[13px] text-balance [overflow-wrap:anywhere]"
            >
              {player.shortName}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The lines of a pitch that is looked at from behind a goal. */
function Lines() {
  const area = 'absolute left-1/2 -translate-x-1/2 border border-current';
  return (
    <div aria-hidden="true" className="absolute inset-[8px] overflow-hidden border border-current opacity-40">
      <div className="absolute inset-x-0 top-1/2 border-t border-current" />
      <div className="absolute top-1/2 left-1/2 size-[88px] -translate-x-1/2 -translate-y-1/2 rounded-full border border-current" />
      <div className={`${area} -top-px h-[84px] w-[56%]`} />
      <div className={`${area} -top-px h-[32px] w-[26%]`} />
      <div className={`${area} -bottom-px h-[84px] w-[56%]`} />
      <div className={`${area} -bottom-px h-[32px] w-[26%]`} />
    </div>
  );
}

export interface PitchProps {
  readonly home: Omit<HalfProps, 'side'>;
  readonly away: Omit<HalfProps, 'side'>;
}

/** Both sides of a football match where they stand, the home side above: shirt and short name; the full name is read out. */
export function Pitch({ home, away }: PitchProps) {
  return (
    <div
      style={{ height: PITCH_HEIGHT }}
      className="relative overflow-hidden rounded-m bg-head-special text-on-head-special"
    >
      <Lines />
      <div className="absolute inset-x-[4px] inset-y-[8px]">
        <Half side="home" {...home} />
        <Half side="away" {...away} />
      </div>
    </div>
  );
}
