import { redList } from '@heptad/contracts';
import { useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Chip, SegmentedControl } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsServices } from '../services';
import { writeFilters, type RedListFilters, type RedListOrder } from './red-list-address';

export interface RankingFiltersProps {
  readonly filters: RedListFilters;
  readonly onChange: (filters: RedListFilters) => void;
}

/** By what tipsters are ranked, over which span, in which sport, and whether only those who are followed. */
export function RankingFilters({ filters, onChange }: RankingFiltersProps) {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const isMember = useIsMember();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entryPath = useEntryPath();
  const { by, days, sport, followed } = filters;

  const toggleFollowed = (): void => {
    if (isMember || followed) {
      onChange({ ...filters, followed: !followed });
      return;
    }
    toast.show({ text: t('redList.follow.login') });
    void navigate(entryPath(`${pathname}?${writeFilters({ ...filters, followed: true }).toString()}`));
  };
  return (
    <div className="flex flex-col gap-1 bg-raised px-3 pt-3 pb-1 lg:rounded-b-l">
      <SegmentedControl<RedListOrder>
        label={t('redList.order.label')}
        segments={redList.ORDERS.map((value) => ({ value, label: t(`redList.order.${value}`) }))}
        value={by}
        onValueChange={(value) => onChange({ ...filters, by: value })}
      />
      <div role="group" aria-label={t('redList.filters')} className="flex h-[44px] items-center gap-2">
        {redList.DAYS.map((each) => (
          <Chip key={each} selected={each === days} onClick={() => onChange({ ...filters, days: each })}>
            {t(`redList.days.${String(each)}`)}
          </Chip>
        ))}
        <Chip selected={followed} onClick={toggleFollowed} className="ml-auto">
          {t('redList.onlyFollowed')}
        </Chip>
      </div>
      <div
        role="group"
        aria-label={t('sportsStrip')}
        className="strip -mx-3 flex h-[44px] items-center gap-2 px-3"
      >
        <Chip selected={sport === undefined} onClick={() => onChange({ by, days, followed })}>
          {t('redList.allSports')}
        </Chip>
        {redList.SPORTS.map((each) => (
          <Chip key={each} selected={each === sport} onClick={() => onChange({ ...filters, sport: each })}>
            {t(`sport.${each}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
