import { useLabels } from '@heptad/feature-module';
import { Cell, List } from '@heptad/ui-kit';
import { memo } from 'react';
import type { Article } from './article';
import { useArticleAddress } from './use-article-address';
import { withLabels } from './label-words';

/** A row that stays what it was while others come and go as one types. */
const Row = memo(Cell);

/** Links to articles, one a row. */
export function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  const { to } = useArticleAddress();
  const labels = useLabels();
  return (
    <List>
      {articles.map(({ id, page, title }) => (
        <Row key={id} title={withLabels(title, labels)} href={page ?? to(id)} />
      ))}
    </List>
  );
}
