import { useBack } from '@heptad/feature-module';
import { TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface SitePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a page about the site: a bar with a way back, and one column. */
export function SitePage({ title, children }: SitePageProps) {
  const { t } = useTranslation('site');
  const back = useBack();
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {children}
    </TitlePage>
  );
}
