import { BarEnd, Skeleton, Tabs } from '@heptad/ui-kit';
import type { ListKind, SportKey } from '@heptad/venue-gateway';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChoice } from '../match/list-choice';
import { SportIcon } from '../match/sport-icon';
import { PeriodTabs } from './period-tabs';
import type { OfferedSports } from './use-offered-sports';
import { VenuePicker, type VenuePickerProps } from './venue-picker';

export interface ListStripsProps extends Pick<VenuePickerProps, 'venues' | 'venue' | 'panel'> {
  readonly period: ListKind;
  readonly sports: OfferedSports;
  readonly onChoose: (change: Partial<ListChoice>) => void;
  /** Out of the way, above the page. */
  readonly folded: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** Venue, lists and sports at the top of a phone's page. The full-site layout has them in its head and its rail. */
export function ListStrips({ venues, venue, period, sports, onChoose, panel, folded, ref }: ListStripsProps) {
  return (
    <>
      {/* The phone's own bar stays covered while the strips are folded away below it. */}
      <div className="sticky top-0 z-20 h-[env(safe-area-inset-top)] bg-head" />
      <div
        ref={ref}
        data-folded={folded || undefined}
        className="sticky top-[env(safe-area-inset-top)] z-10 transition-transform duration-medium not-has-focus-visible:data-folded:-translate-y-full motion-reduce:transition-none"
      >
        <div className="flex items-center bg-head pl-3 text-on-head">
          <VenuePicker
            venues={venues}
            venue={venue}
            onVenue={(each) => onChoose({ venue: each })}
            panel={panel}
          />
          <PeriodTabs
            className="flex-1 border-l border-line"
            period={period}
            onPeriod={(listKind) => onChoose({ period: listKind })}
            panel={panel}
          />
          <BarEnd />
        </div>
        <SportTabs sports={sports} onSport={(sport) => onChoose({ sport })} panel={panel} />
      </div>
    </>
  );
}

interface SportTabsProps extends Pick<ListStripsProps, 'sports' | 'panel'> {
  readonly onSport: (sport: SportKey) => void;
}

/** The sports that have matches, each with its drawing and the number of its matches. */
function SportTabs({ sports: { offered, sport, retry }, onSport, panel }: SportTabsProps) {
  const { t } = useTranslation('sports');
  return (
    <div className="h-[47px] border-b border-line bg-surface empty:hidden">
      {offered === undefined && retry === undefined && <Skeleton className="h-full" />}
      {offered !== undefined && sport !== undefined && (
        <Tabs<SportKey>
          label={t('sportsStrip')}
          panel={panel}
          value={sport}
          onValueChange={onSport}
          items={offered.map(({ sport: value, count }) => ({
            value,
            label: (
              <span className="flex h-[44px] flex-col items-center justify-center text-xs leading-[16px]">
                <SportIcon sport={value} />
                <span>
                  {t(`sport.${value}`)} <span className="tabular-nums">{count}</span>
                </span>
              </span>
            ),
          }))}
        />
      )}
    </div>
  );
}
