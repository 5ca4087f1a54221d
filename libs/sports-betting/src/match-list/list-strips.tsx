import { Skeleton, Tabs } from '@heptad/ui-kit';
import { LIST_KINDS, type ListKind, type SportKey } from '@heptad/venue-gateway';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChoice } from '../match/list-choice';
import type { OfferedSports } from './use-offered-sports';

export interface ListStripsProps {
  readonly period: ListKind;
  readonly sports: OfferedSports;
  readonly onChoose: (change: Partial<ListChoice>) => void;
  /** The id of the list that is shown. */
  readonly panel: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists and sports, which stay at the top of a phone's page. The full-site layout has them in its rail. */
export function ListStrips({ period, sports, onChoose, panel, ref }: ListStripsProps) {
  const { t } = useTranslation('sports');
  const { offered, sport, retry } = sports;
  return (
    <div
      ref={ref}
      className="sticky top-[env(safe-area-inset-top)] z-10 before:absolute before:inset-x-0 before:bottom-full before:h-[env(safe-area-inset-top)] before:bg-head lg:hidden"
    >
      <Tabs<ListKind>
        className="bg-head px-1 text-on-head"
        label={t('periods')}
        panel={panel}
        value={period}
        onValueChange={(listKind) => onChoose({ period: listKind })}
        items={LIST_KINDS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <div className="h-[44px] border-b border-line bg-surface empty:hidden">
        {offered === undefined && retry === undefined && <Skeleton className="h-full" />}
        {offered !== undefined && sport !== undefined && (
          <Tabs<SportKey>
            label={t('sportsStrip')}
            panel={panel}
            value={sport}
            onValueChange={(each) => onChoose({ sport: each })}
            items={offered.map(({ sport: value, count }) => ({
              value,
              label: t(`sport.${value}`),
              count: String(count),
            }))}
          />
        )}
      </div>
    </div>
  );
}
