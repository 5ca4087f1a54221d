import { PATHS, useBack } from '@heptad/feature-module';
import { Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandGuides } from './brand-guides';
import { useGuides } from './use-guides';

interface GuideFrameProps {
  readonly title: string;
  /** Drawn once it is known what the brand has. */
  readonly children: (guides: BrandGuides) => ReactNode;
}

/** The page of pictures or of films. */
export function GuideFrame({ title, children }: GuideFrameProps) {
  const { t } = useTranslation('support');
  const back = useBack(PATHS.mineHelpCenter);
  const guides = useGuides();
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      {guides === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-[560px] rounded-l" />
        </div>
      ) : (
        children(guides)
      )}
    </TitlePage>
  );
}
