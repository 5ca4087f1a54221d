import { PATHS } from '@heptad/feature-module';
import { EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { AgentsFrame } from '../agents/agents-frame';
import { useAgentStateQuery } from '../agents/agents-queries';
import { LinkButton } from '../agents/link-button';
import { BindForm } from './bind-form';

export { messages } from './mail-texts';

/** Gives an agent another e-mail (ROUTE-066). */
export default function BindEmailPage() {
  const { t } = useTranslation('agents');
  const query = useAgentStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AgentsFrame
      title={t('bind.title')}
      backTo={PATHS.mineAgentPage}
      query={query}
      boxes={['h-[96px]', 'h-[76px]', 'h-12', 'h-[52px]']}
    >
      {({ agent }) =>
        agent === undefined || agent.endedAt !== undefined ? (
          <EmptyState
            icon="mine"
            title={t('bind.none')}
            action={<LinkButton to={PATHS.mineAgentPage}>{t('bind.toOffer')}</LinkButton>}
          />
        ) : (
          <>
            <BindForm present={agent.email} />
            <p className="text-sm text-muted">{t('bind.lost')}</p>
            <LinkButton to={PATHS.mineAgentCs} look="secondary">
              {t('service.title')}
            </LinkButton>
          </>
        )
      }
    </AgentsFrame>
  );
}
