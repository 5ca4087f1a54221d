import { IconButton, PullToRefresh, TopBar, type TopBarBack } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CashOutSheet } from '../cash-out/cash-out-sheet';

export interface PageFrameProps {
  readonly title: string;
  readonly back?: TopBarBack | undefined;
  readonly onRefresh: () => Promise<unknown>;
  /** A fetch is under way. */
  readonly refreshing: boolean;
  readonly children: ReactNode;
}

/** What lies around every page of records: its bar with a button that fetches anew, pulling that does the same, and the sheet in which a bet is cashed out. */
export function PageFrame({ title, back, onRefresh, refreshing, children }: PageFrameProps) {
  const { t } = useTranslation('records');
  return (
    <div className="lg:pt-[20px]">
      <TopBar
        title={title}
        {...(back !== undefined && { back })}
        actions={
          <IconButton
            icon="refresh"
            label={t('refresh')}
            aria-busy={refreshing}
            onClick={() => void onRefresh()}
            className="text-current"
          />
        }
      />
      <PullToRefresh
        onRefresh={onRefresh}
        labels={{ pull: t('pull.pull'), release: t('pull.release'), refreshing: t('pull.refreshing') }}
      >
        <main className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 pb-4 lg:max-w-none lg:px-0">
          {children}
        </main>
      </PullToRefresh>
      <CashOutSheet />
    </div>
  );
}
