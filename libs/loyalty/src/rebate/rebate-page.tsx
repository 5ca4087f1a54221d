import { PATHS } from '@heptad/feature-module';
import { Card, Cell, Chip, Icon, List } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoyaltyFrame } from '../loyalty-frame';
import { DayView } from './day-view';
import { KindsTable } from './kinds-table';
import type { RebateState } from './rebate';
import { useDayText } from './rebate-amount';
import { RebateClaim } from './rebate-claim';
import { RebateHead } from './rebate-head';
import { dayOfAddress, rebateDayPath } from './rebate-path';
import { useRebateQuery } from './rebate-queries';
import { RebateRules } from './rebate-rules';
import { RebateSorts } from './rebate-sorts';
import { RecordList } from './record-list';

export { messages } from './rebate-texts';

/** Rebate of valid turnover (ROUTE-023): today and the days that wait, the claim, and the days that were credited. */
export default function RebatePage() {
  const [search] = useSearchParams();
  const day = dayOfAddress(search);
  return day === undefined ? <Overview /> : <DayView key={day} day={day} />;
}

function Overview() {
  const { t } = useTranslation('loyalty');
  const query = useRebateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoyaltyFrame
      title={t('rebate.title')}
      backTo={PATHS.mine}
      query={query}
      failed={t('rebate.loadFailed')}
      boxes={['h-[164px]', 'h-[72px]', 'h-[440px]', 'h-[52px]']}
    >
      {(state) => (
        <>
          <RebateHead state={state} />
          <RebateClaim state={state} />
          <OpenDays state={state} />
          <List className="shadow-1">
            <Cell
              leading={<Icon name="starFilled" className="text-muted" />}
              title={t('rebate.toPrivileges')}
              description={t('rebate.ownGrade', { grade: state.grade })}
              href={PATHS.mineVipPrivilege}
            />
          </List>
          <RebateSorts />
          <RecordList />
          <RebateRules state={state} />
          <p className="text-center text-xs text-muted">{t('rebate.playMoney')}</p>
        </>
      )}
    </LoyaltyFrame>
  );
}

/** Today, and each day that waits, by kind of venue. */
function OpenDays({ state: { today, waiting } }: { readonly state: RebateState }) {
  const { t } = useTranslation('loyalty');
  const dayText = useDayText();
  const [chosen, setChosen] = useState<string>();
  const days = [today, ...waiting.toReversed()];
  const shown = days.find(({ day }) => day === chosen) ?? today;
  const nameOf = (day: string): string => (day === today.day ? t('rebate.today') : dayText(day));
  return (
    <Card as="section" aria-label={t('rebate.byKind')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold">{t('rebate.byKind')}</h2>
        <span className="shrink-0 text-sm text-muted tabular-nums">{dayText(shown.day)}</span>
      </div>
      {days.length > 1 && (
        <div
          role="group"
          aria-label={t('rebate.days')}
          className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1.5"
        >
          {days.map(({ day }) => (
            <Chip key={day} selected={day === shown.day} onClick={() => setChosen(day)}>
              {nameOf(day)}
            </Chip>
          ))}
        </div>
      )}
      <KindsTable day={shown} caption={nameOf(shown.day)} />
      <List className="-mx-4 -mb-4 rounded-t-none border-t border-line">
        <Cell title={t('rebate.toBets')} href={rebateDayPath(shown.day)} />
      </List>
    </Card>
  );
}
