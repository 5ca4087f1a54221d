import { useLabels } from '@heptad/feature-module';
import { EmptyState } from '@heptad/ui-kit';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleCollection } from '../article';
import { ArticleList } from '../article-list';
import type { FindArticles } from './article-index';
import { useFoundArticles } from './use-found-articles';

/** As many as a phone shows above its keyboard. The others follow when these are painted. */
const AT_ONCE = 7;
const NONE: readonly Article[] = [];

export interface FoundArticlesProps {
  readonly typed: string;
  readonly collection: ArticleCollection;
  readonly find: FindArticles;
}

/** What the search finds while it is typed. The field never waits for it. */
export function FoundArticles({ typed, collection, find }: FoundArticlesProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const found = useFoundArticles(typed, collection, find);
  const [painted, setPainted] = useState(NONE);
  useEffect(() => startTransition(() => setPainted(found)), [found]);
  if (found.length === 0)
    return (
      <EmptyState icon="search" title={t('help.notFound')} description={t('help.notFoundHint', labels)} />
    );
  return (
    <section className="flex flex-col gap-2">
      <h2 role="status" className="text-sm text-muted">
        {t('help.found', { count: found.length })}
      </h2>
      <ArticleList articles={painted === found ? found : found.slice(0, AT_ONCE)} />
    </section>
  );
}
