import { useLanguageFile } from '@heptad/feature-module';
import { ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleCollection } from './article';
import { loadCollection } from './collections';

export interface HelpFrameProps {
  readonly title: string;
  readonly onBack: () => void;
  /** The heights of what will stand there. */
  readonly boxes: readonly string[];
  /** Drawn once the articles are there. */
  readonly children: (collection: ArticleCollection) => ReactNode;
}

/** A page of help: its title, the way back, and what stands there until the articles have come. */
export function HelpFrame({ title, onBack, boxes, children }: HelpFrameProps) {
  const { t } = useTranslation('support');
  const { content: collection, failed, reload } = useLanguageFile(loadCollection);
  return (
    <TitlePage title={title} back={{ label: t('help.back'), onPress: onBack }}>
      {failed && <ErrorState title={t('help.loadFailed')} retryLabel={t('help.reload')} onRetry={reload} />}
      {!failed && collection === undefined && (
        <div aria-busy="true" className="flex flex-col gap-4">
          {boxes.map((box) => (
            <Skeleton key={box} className={`rounded-m ${box}`} />
          ))}
        </div>
      )}
      {collection !== undefined && children(collection)}
    </TitlePage>
  );
}
