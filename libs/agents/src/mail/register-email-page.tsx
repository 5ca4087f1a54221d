import { PATHS, useServices } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import type { AgentState } from '../agents/agents';
import { AgentsFrame } from '../agents/agents-frame';
import { useAgentStateQuery } from '../agents/agents-queries';
import { LinkButton } from '../agents/link-button';
import type { AgentsServices } from '../services';
import { ApplicationCard } from './application-card';
import { ApplyForm } from './apply-form';
import { DetailsForm } from './details-form';

export { messages } from './mail-texts';

/** Applying to be an agent by e-mail, and how far the application has come (ROUTE-065). */
export default function RegisterEmailPage() {
  const { t } = useTranslation('agents');
  const query = useAgentStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AgentsFrame
      title={t('register.title')}
      backTo={PATHS.mineAgentPage}
      query={query}
      boxes={['h-[76px]', 'h-12', 'h-[160px]', 'h-[140px]', 'h-[52px]']}
    >
      {(state) => <Standing state={state} />}
    </AgentsFrame>
  );
}

function Standing({ state: { application, agent } }: { readonly state: AgentState }) {
  const { t } = useTranslation('agents');
  const { clock } = useServices<AgentsServices>();
  if (agent !== undefined)
    return (
      <>
        <p role="status" className="rounded-m bg-raised px-4 py-3 text-sm shadow-1">
          {t(agent.endedAt === undefined ? 'register.already' : 'ended')}
        </p>
        <LinkButton to={PATHS.mineAgentPage}>{t('register.toPage')}</LinkButton>
      </>
    );
  const isRefused = application?.state === 'refused';
  const mayApply = application === undefined || (isRefused && clock.now() >= (application.againAt ?? 0));
  return (
    <>
      {application !== undefined && <ApplicationCard application={application} />}
      {application?.state === 'applied' && <p className="text-sm text-muted">{t('register.waiting')}</p>}
      {application?.state === 'moreWanted' && <DetailsForm />}
      {mayApply && (
        <>
          <p className="text-sm text-muted">{t('register.lead')}</p>
          <ApplyForm />
        </>
      )}
    </>
  );
}
