import { lazyWithMessages, PATHS, useLabels } from '@heptad/feature-module';
import { Card, EmptyState, NavigationLink } from '@heptad/ui-kit';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleCollection, Block } from './article';
import { Exercises } from '../tutorials/exercises/exercises';
import { ArticleBlocks } from './article-blocks';
import { ArticleList } from './article-list';
import { PersonLink } from './person-link';
import { RateArticle } from './rate/rate-article';
import { withLabels } from './label-words';

const SectionedBlocks = lazyWithMessages<{ readonly blocks: readonly Block[] }>(
  'support',
  () => import('./contents/sectioned-blocks'),
);

export interface ArticleViewProps {
  /** Undefined where there is none at this address. */
  readonly article: Article | undefined;
  readonly collection: ArticleCollection;
}

/** An article with what is near it, and the way to a person. */
export function ArticleView({ article, collection: { articles, topics } }: ArticleViewProps) {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const related = useId();
  const person = (
    <PersonLink
      to={`${PATHS.customerChat}?fromChildPage=1`}
      label={t('help.person', labels)}
      hint={t('help.personHint')}
    />
  );
  if (article === undefined)
    return (
      <>
        <EmptyState
          icon="search"
          title={t('help.unknown')}
          description={t('help.unknownHint')}
          action={
            <NavigationLink
              href={PATHS.mineHelpCenter}
              className="flex min-h-11 items-center text-link underline"
            >
              {t('help.toHelp')}
            </NavigationLink>
          }
        />
        {person}
      </>
    );
  const others = articles.filter((candidate) => article.related.includes(candidate.id));
  return (
    <div className="flex flex-col gap-5">
      <Card as="article" className="flex flex-col gap-4">
        <header className="flex flex-col gap-1">
          <p className="text-sm text-muted">{topics.find((topic) => topic.id === article.topic)?.title}</p>
          <h2 className="text-xl font-semibold text-balance text-text">
            {withLabels(article.title, labels)}
          </h2>
        </header>
        {article.contents === true ? (
          <Suspense fallback={<ArticleBlocks blocks={article.blocks} />}>
            <SectionedBlocks blocks={article.blocks} />
          </Suspense>
        ) : (
          <ArticleBlocks blocks={article.blocks} />
        )}
        <RateArticle id={article.id} />
      </Card>
      {article.exercises !== undefined && <Exercises ids={article.exercises} />}
      {others.length > 0 && (
        <section aria-labelledby={related} className="flex flex-col gap-2">
          <h2 id={related} className="font-semibold text-text">
            {t('help.related')}
          </h2>
          <ArticleList articles={others} />
        </section>
      )}
      {person}
    </div>
  );
}
