import type { HomeSectionView } from '@heptad/feature-module';
import { ErrorState, Skeleton, useFirstScreenDrawn } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnSection, OWN_SECTIONS } from './own-sections';
import { SectionBoundary } from './section-boundary';

export interface HomeSectionProps extends HomeSectionView {
  /** Whether a first screen may show it; the others are asked for once that is drawn. */
  readonly isFirst: boolean;
  /** Reloads the page: code that could not be fetched is not asked for again within one page. */
  readonly onReload: () => void;
}

/** One section in its place: a skeleton of its height until it is loaded, and a failure message when it breaks. */
export function HomeSection({ id, minHeight, isFirst, Component, onReload }: HomeSectionProps) {
  const { t } = useTranslation('home');
  const isWanted = useFirstScreenDrawn() || isFirst;
  const Content = isOwnSection(id) ? OWN_SECTIONS[id] : Component;
  // What phones stack stands side by side in wider windows.
  const waiting = (
    <div aria-busy="true" style={{ height: minHeight }} className="md:max-h-[560px]">
      <Skeleton className="size-full rounded-l" />
    </div>
  );
  return (
    // A section that has nothing to show leaves no gap. What stands below hero and venues is close to them in every brand:
    // the first price belongs to the first screen.
    <div
      data-section={id}
      className="mt-section flow-root min-w-0 empty:hidden [:is([data-section=hero],[data-section=areas])+&]:mt-[8px]"
    >
      <SectionBoundary
        fallback={
          <ErrorState
            title={t('sectionFailed')}
            retryLabel={t('reload')}
            onRetry={onReload}
            className="rounded-l bg-raised py-4!"
          />
        }
      >
        <Suspense fallback={waiting}>{isWanted ? <Content /> : waiting}</Suspense>
      </SectionBoundary>
    </div>
  );
}
