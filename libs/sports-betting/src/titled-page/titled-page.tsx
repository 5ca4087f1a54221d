import { PATHS, useBack } from '@heptad/feature-module';
import { TopBar } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';

export interface TitledPageProps {
  /** Key of the page's title. */
  readonly title: string;
  /** The first part of the page joins the top bar without a gap. */
  readonly joined?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page below the sports page: its title with a way back, and the slip where it is used. */
export function TitledPage({ title, joined = false, children }: TitledPageProps) {
  const { t } = useTranslation('sports');
  const back = useBack(PATHS.homeSports);
  return (
    <>
      <div className="min-w-0 lg:pt-[20px]">
        <TopBar joined={joined} title={t(title)} back={{ label: t('back'), onPress: back }} />
        <main className={`flex flex-col gap-3 pb-24 lg:pb-0 ${joined ? '' : 'lg:pt-3'}`}>{children}</main>
      </div>
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
