import { PATHS } from '@heptad/feature-module';
import { Cell, Icon, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Agent, Offer } from '../agents/agents';
import { LinkCard } from './link-card';
import { MonthsCard } from './months-card';

export { messages } from './dashboard-texts';

/** An agent's own page: the link, the members brought and what they have earned the agent, month by month. */
export default function Dashboard({ agent, offer }: { readonly agent: Agent; readonly offer: Offer }) {
  const { t } = useTranslation('agents');
  return (
    <>
      {agent.endedAt === undefined ? (
        <LinkCard code={agent.code} />
      ) : (
        <p role="status" className="rounded-m bg-raised px-4 py-3 text-sm text-warning shadow-1">
          {t('ended')}
        </p>
      )}
      <MonthsCard leastActive={offer.leastActive} />
      <List className="shadow-1">
        <Cell title={t('dashboard.plan')} trailing={t(`dashboard.plans.${agent.plan}`)} />
        {agent.endedAt === undefined && (
          <Cell title={t('dashboard.email')} trailing={agent.email} href={PATHS.appAgentPageBindEmail} />
        )}
        <Cell
          leading={<Icon name="records" className="text-muted" />}
          title={t('dashboard.payouts')}
          href={`${PATHS.recordTransaciton}?kind=commission`}
        />
        <Cell
          leading={<Icon name="customerService" className="text-muted" />}
          title={t('service.title')}
          href={PATHS.mineAgentCs}
        />
      </List>
      <p className="text-center text-xs text-muted">{t('adults')}</p>
    </>
  );
}
