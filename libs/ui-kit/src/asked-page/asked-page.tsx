import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { ErrorState } from '../state-message/state-message';
import { TitlePage, type TitlePageProps } from '../title-page/title-page';

/** What the content of a page is asked of. */
export interface Asked<Data> {
  /** The answer so far; what is there stays, whatever became of asking again. */
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

export interface AskedPageProps<Data> extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  readonly title: string;
  readonly back: NonNullable<TitlePageProps['back']>;
  /** As {@link TitlePageProps.ownEnd}. */
  readonly ownEnd?: boolean;
  readonly query: Asked<Data>;
  /** What is said where there is no answer, and the next step. */
  readonly failed: { readonly title: string; readonly retry: string };
  /** The classes of what stands for the content while it is on its way: its heights. */
  readonly boxes: readonly string[];
  /** Drawn once the answer is there. */
  readonly children: (data: Data) => ReactNode;
}

/** A page whose content has to be asked for: what stands there until it has come, and where it cannot be had. */
export function AskedPage<Data>({
  query: { data, isError, isFetching = false, refetch },
  failed,
  boxes,
  children,
  ...page
}: AskedPageProps<Data>) {
  return (
    <TitlePage {...page}>
      {data === undefined && !isError && (
        <div aria-busy="true" className="flex flex-col gap-4">
          {boxes.map((box, place) => (
            <Skeleton key={place} className={`rounded-l ${box}`} />
          ))}
        </div>
      )}
      {data === undefined && isError && (
        <ErrorState
          title={failed.title}
          retryLabel={failed.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
    </TitlePage>
  );
}
