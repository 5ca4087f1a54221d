import { RefreshPage, type RefreshQuery, type TopBarBack } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CashOutWhenAsked } from '../cash-out/cash-out-when-asked';

export interface PageFrameProps {
  readonly title: string;
  readonly back?: TopBarBack | undefined;
  readonly query: Pick<RefreshQuery, 'isFetching' | 'refetch'>;
  readonly children: ReactNode;
}

/** Without room above: what a page of records begins with touches its bar, or brings its own. */
export const RECORDS_COLUMN = 'mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 pb-4 md:max-w-none lg:px-0';

/** What lies around every page of records, which says itself what it has not: and the sheet in which a bet is cashed out. */
export function PageFrame({ title, back, query: { isFetching, refetch }, children }: PageFrameProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <RefreshPage title={title} back={back} query={{ isFetching, refetch }} say={t} column={RECORDS_COLUMN}>
        {children}
      </RefreshPage>
      <CashOutWhenAsked />
    </>
  );
}
