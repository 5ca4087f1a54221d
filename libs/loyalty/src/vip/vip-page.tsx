import { PATHS } from '@heptad/feature-module';
import { Card, Cell, Icon, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LoyaltyFrame } from '../loyalty-frame';
import { ChangeList } from './change-list';
import { GiftList } from './gift-list';
import { GradeHead } from './grade-head';
import { KeepCard } from './keep-card';
import { NextCard } from './next-card';
import { ProgressCard } from './progress-card';
import { useVipStateQuery } from './vip-queries';

export { messages } from './vip-texts';

const WAYS = [
  { label: 'privileges', icon: 'starFilled', href: PATHS.mineVipPrivilege },
  { label: 'receipt', icon: 'gift', href: PATHS.mineVipFillReceiptInfo },
] as const;
const RULES = ['count', 'upgrade', 'keep', 'downgrade', 'rest', 'gifts'] as const;

/** A member's grade (ROUTE-020): the way to the next one, what keeps it, what it brings, and what was given. */
export default function VipPage() {
  const { t } = useTranslation('loyalty');
  const query = useVipStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoyaltyFrame
      title={t('vip.title')}
      backTo={PATHS.mine}
      query={query}
      failed={t('loadFailed')}
      boxes={['h-[112px]', 'h-[190px]', 'h-[150px]', 'h-[320px]']}
    >
      {(state) => (
        <>
          <GradeHead state={state} />
          <ProgressCard state={state} />
          <KeepCard keep={state.keep} />
          <GiftList />
          <List className="shadow-1">
            {WAYS.map(({ label, icon, href }) => (
              <Cell
                key={href}
                leading={<Icon name={icon} className="text-muted" />}
                title={t(`vip.ways.${label}`)}
                href={href}
              />
            ))}
          </List>
          {state.next !== undefined && <NextCard next={state.next} />}
          <ChangeList />
          <Card as="section" aria-labelledby="vip-rules">
            <h2 id="vip-rules" className="mb-2 text-base font-semibold">
              {t('vip.rules.title')}
            </h2>
            <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
              {RULES.map((rule) => (
                <li key={rule}>{t(`vip.rules.${rule}`)}</li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </LoyaltyFrame>
  );
}
