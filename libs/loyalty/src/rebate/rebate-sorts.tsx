import { PATHS } from '@heptad/feature-module';
import { Card, Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const SORTS = ['daily', 'weekly'] as const;

/** What the daily rebate of this page is, what the weekly one is that the platform gives besides, and the way to that. */
export function RebateSorts() {
  const { t } = useTranslation('loyalty');
  return (
    <Card as="section" aria-labelledby="rebate-sorts" className="flex flex-col gap-3">
      <h2 id="rebate-sorts" className="text-base font-semibold">
        {t('rebate.sorts.title')}
      </h2>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {SORTS.map((sort) => (
          <div
            key={sort}
            className="flex min-w-0 flex-col gap-1 border-l-2 border-accent pl-3 last:border-line"
          >
            <dt className="font-semibold">{t(`rebate.sorts.${sort}`)}</dt>
            <dd className="text-muted">{t(`rebate.sorts.${sort}Text`)}</dd>
          </div>
        ))}
      </dl>
      <List className="-mx-4 -mb-4 rounded-t-none border-t border-line">
        <Cell title={t('rebate.sorts.toWeekly')} href={PATHS.recordWelfare} />
      </List>
    </Card>
  );
}
