import { PATHS } from '@heptad/feature-module';
import { Button, Cell, Icon, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RateTable } from './rate-table';
import { TreasureFrame } from './treasure-frame';
import { TreasureHead } from './treasure-head';
import { movePath } from './move-path';
import { useTreasureQuery } from './treasure-queries';

const WAYS = [
  { label: 'income', icon: 'trend', href: PATHS.activityBalancePreciousInterestIncomeRecord },
  { label: 'tasks', icon: 'gift', href: PATHS.activityBalancePreciousTaskRecord },
  { label: 'rules', icon: 'info', href: PATHS.activityBalancePreciousRules },
] as const;

/** The balance treasure (ROUTE-031): what lies there and what it has earned, and the ways in, out and on. */
export function TreasurePage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const query = useTreasureQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TreasureFrame
      title={t('treasure.title')}
      backTo={PATHS.mineFinanceMyWallet}
      query={query}
      boxes={['h-[170px]', 'h-11', 'h-[158px]', 'h-[220px]']}
    >
      {(treasure) => (
        <>
          <TreasureHead treasure={treasure} />
          {treasure.late && (
            <p role="status" className="rounded-m bg-raised px-4 py-3 text-sm text-warning shadow-1">
              {t('treasure.late')}
            </p>
          )}
          <div className="grid grid-cols-2 gap-3">
            <Button onClick={() => void navigate(movePath('in'))}>{t('treasure.in')}</Button>
            <Button variant="secondary" onClick={() => void navigate(movePath('out'))}>
              {t('treasure.out')}
            </Button>
          </div>
          <List className="shadow-1">
            {WAYS.map(({ label, icon, href }) => (
              <Cell
                key={href}
                leading={<Icon name={icon} className="text-muted" />}
                title={t(`treasure.${label}`)}
                href={href}
              />
            ))}
          </List>
          <RateTable tiers={treasure.tiers} />
          <p className="text-center text-xs text-muted">{t('playMoney')}</p>
        </>
      )}
    </TreasureFrame>
  );
}
