import { renderFeature } from '@heptad/feature-testing';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { supportModule } from '../../support-module';
import type { Article, ArticleCollection } from '../article';
import { messages } from '../help-texts';
import { FoundArticles } from './found-articles';

const articleOf = (at: number): Article => ({
  id: `a${String(at)}`,
  title: `文章 ${String(at)}`,
  topic: 'money',
  related: [],
  blocks: [],
});
const collection: ArticleCollection = {
  topics: [],
  articles: Array.from({ length: 24 }, (_, at) => articleOf(at)),
  index: '',
};

async function drawnFor(count: number): Promise<readonly number[]> {
  const drawn: number[] = [];
  const ids = collection.articles.slice(0, count).map(({ id }) => id);
  await renderFeature({
    module: supportModule,
    messages,
    at: '/mine/helpCenter',
    page: (
      <Profiler id="found" onRender={() => drawn.push(screen.queryAllByRole('link').length)}>
        <FoundArticles typed="款" collection={collection} find={() => ids} />
      </Profiler>
    ),
  });
  return drawn;
}

describe('what the search finds', () => {
  it('is drawn as far as a phone shows it above its keyboard, and the rest after that', async () => {
    const drawn = await drawnFor(24);
    expect([drawn[0], drawn.at(-1)]).toEqual([7, 24]);
    expect(screen.getByRole('status')).toHaveTextContent('找到 24 篇');
  });

  it.each([1, 7])('is drawn at once where it is %d', async (count) => {
    expect((await drawnFor(count))[0]).toBe(count);
  });
});
