import { PATHS, useBack } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Asked<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface AgentsFrameProps<Data> {
  readonly title: string;
  /** Where the way back leads where no page was before. */
  readonly backTo?: string;
  readonly query: Asked<Data>;
  /** The heights of what will stand there. */
  readonly boxes: readonly string[];
  /** Drawn once the answer is there. */
  readonly children: (data: Data) => ReactNode;
}

/** A page of agents: its title, the way back, and what stands there while the platform has not answered. */
export function AgentsFrame<Data>({
  title,
  backTo = PATHS.mine,
  query: { data, isError, isFetching, refetch },
  boxes,
  children,
}: AgentsFrameProps<Data>) {
  const { t } = useTranslation('agents');
  const back = useBack(backTo);
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          {boxes.map((box, place) => (
            <Skeleton key={place} className={`rounded-l ${box}`} />
          ))}
        </div>
      )}
      {data === undefined && isError && (
        <ErrorState
          title={t('loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </TitlePage>
  );
}
