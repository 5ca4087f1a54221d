import { ownTimeZone, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { RateTable } from './rate-table';
import { TreasureFrame } from './treasure-frame';
import { useTreasureQuery } from './treasure-queries';

const RULES = ['counted', 'rounded', 'leap', 'zone', 'late', 'move', 'protected', 'turnover'] as const;

/** By which rules the balance treasure earns (ROUTE-034). */
export function RulesPage() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const query = useTreasureQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TreasureFrame title={t('treasure.rules')} query={query} boxes={['h-[180px]', 'h-[420px]']}>
      {({ tiers, least, most, timeZone = ownTimeZone() }) => (
        <>
          <RateTable tiers={tiers} />
          <Card>
            <dl className="flex flex-col gap-4 text-sm">
              {RULES.map((rule) => (
                <div key={rule}>
                  <dt className="font-semibold">{t(`treasure.rule.${rule}.title`)}</dt>
                  <dd className="mt-1 leading-6 text-muted">
                    {t(`treasure.rule.${rule}.text`, {
                      zone: timeZone,
                      least: shortAmount(least, currency),
                      most: shortAmount(most, currency),
                    })}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        </>
      )}
    </TreasureFrame>
  );
}
