import { PATHS, useBack } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { protectionPath } from '../protection-paths';
import type { Protection } from './protection';
import { useProtectionQuery } from './protection-queries';

export interface ProtectionPageProps {
  readonly title: string;
  /** Whether it is the first page, which leads back to the member centre; the others lead to it. */
  readonly first?: boolean;
  /** Drawn once it is known what the member has set. */
  readonly children: (protection: Protection) => ReactNode;
}

/** A page of protection: its title, the way back, and what stands there while the platform has not answered. */
export function ProtectionPage({ title, first = false, children }: ProtectionPageProps) {
  const { t } = useTranslation('protection');
  const back = useBack(first ? PATHS.mine : protectionPath());
  const query = useProtectionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {query.data === undefined && !query.isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-[128px] rounded-l" />
          <Skeleton className="h-[208px] rounded-l" />
        </div>
      )}
      {query.data === undefined && query.isError && (
        <ErrorState
          title={t('loadFailed')}
          retryLabel={t('reload')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </TitlePage>
  );
}
