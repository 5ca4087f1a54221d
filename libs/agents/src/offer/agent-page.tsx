import { lazyWithMessages, type MessageLoaders } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentsFrame } from '../agents/agents-frame';
import { useAgentOfferQuery, useAgentStateQuery } from '../agents/agents-queries';
import { OfferView } from './offer-view';

const Dashboard = lazyWithMessages('agents', () => import('../dashboard/dashboard'));

/** The texts of the offer, which come with its page. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The agent page (ROUTE-063): what an agent has brought and earned; for everybody else the offer and the way to apply. */
export default function AgentPage() {
  const { t } = useTranslation('agents');
  const isMember = useIsMember();
  const offer = useAgentOfferQuery();
  const own = useAgentStateQuery(undefined, { skip: !isMember, refetchOnMountOrArgChange: true });
  const waits = isMember && own.data === undefined;
  const query = {
    data: waits ? undefined : offer.data,
    isError: offer.isError || (waits && own.isError),
    isFetching: offer.isFetching || own.isFetching,
    refetch: () => {
      void offer.refetch();
      if (isMember) void own.refetch();
    },
  };
  const agent = isMember ? own.data?.agent : undefined;
  return (
    <AgentsFrame title={t('title')} query={query} boxes={['h-[190px]', 'h-[320px]', 'h-[280px]']}>
      {(data) =>
        agent === undefined ? (
          <OfferView offer={data} application={isMember ? own.data?.application : undefined} />
        ) : (
          <Suspense fallback={<Skeleton className="h-[420px] rounded-l" />}>
            <Dashboard agent={agent} offer={data} />
          </Suspense>
        )
      }
    </AgentsFrame>
  );
}
