import { PATHS, useBack } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { Skeleton, TopBar } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { OwnTexts, type OwnTextLoaders } from './own-texts';

export interface OwnPageProps {
  /** The key that the page's texts stand under. */
  readonly texts: string;
  readonly loaders: OwnTextLoaders;
  /** Key of the page's title, among its own texts. */
  readonly title: string;
  /** The first part of the page joins the top bar without a gap. */
  readonly joined?: boolean;
  readonly children: ReactNode;
}

function Waiting() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
      <Skeleton className="h-[48px]" />
      <Skeleton className="mx-3 h-32 rounded-l" />
      <Skeleton className="mx-3 h-96 rounded-l" />
    </div>
  );
}

function Titled({ title, joined = false, children }: Pick<OwnPageProps, 'title' | 'joined' | 'children'>) {
  const { t } = useTranslation('sports');
  const back = useBack(PATHS.homeSports);
  return (
    <>
      <TopBar joined={joined} title={t(title)} back={{ label: t('back'), onPress: back }} />
      <main className={`flex flex-col gap-3 pb-24 lg:pb-0 ${joined ? '' : 'lg:pt-3'}`}>{children}</main>
    </>
  );
}

/** The frame of a page below the sports page whose texts come with it: title with a way back, the slip where it is used. */
export function OwnPage({ texts, loaders, title, joined, children }: OwnPageProps) {
  return (
    <>
      <div className="min-w-0 lg:pt-[20px]">
        <OwnTexts name={texts} loaders={loaders} skeleton={<Waiting />}>
          <Titled title={title} {...defined({ joined })}>
            {children}
          </Titled>
        </OwnTexts>
      </div>
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
