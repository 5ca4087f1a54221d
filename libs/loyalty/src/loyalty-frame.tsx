import { useBack } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LoyaltyFrameProps<Data> {
  readonly title: string;
  /** Where the way back leads without a page before. */
  readonly backTo: string;
  readonly query: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said where the content cannot be had. */
  readonly failed: string;
  /** Heights of the boxes that stand for the content, CSS classes. */
  readonly boxes: readonly string[];
  readonly children: (data: Data) => ReactNode;
}

/** A page of loyalty: its bar, and its content once that is there. */
export function LoyaltyFrame<Data>({
  title,
  backTo,
  query: { data, isError, isFetching, refetch },
  failed,
  boxes,
  children,
}: LoyaltyFrameProps<Data>) {
  const { t } = useTranslation('loyalty');
  const back = useBack(backTo);
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <ErrorState
          title={failed}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          {boxes.map((height, place) => (
            <Skeleton key={place} className={`rounded-l ${height}`} />
          ))}
        </div>
      )}
    </TitlePage>
  );
}
