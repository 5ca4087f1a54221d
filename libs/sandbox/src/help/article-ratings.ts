import type { Storage } from '@heptad/sandbox-ledger';

/** How an article is judged. */
export interface ArticleRating {
  readonly article: string;
  readonly useful: number;
  readonly useless: number;
}

/** Keeps what a reader says of an article; the last word counts. @param at sandbox ms */
export async function rateArticle(
  { db }: Pick<Storage, 'db'>,
  {
    article,
    reader,
    useful,
    at,
  }: { readonly article: string; readonly reader: string; readonly useful: 0 | 1; readonly at: number },
): Promise<void> {
  const said = { useful, rated_at: Math.trunc(at) };
  await db
    .insertInto('article_ratings')
    .values({ article, reader, ...said })
    .onConflict((conflict) => conflict.columns(['article', 'reader']).doUpdateSet(said))
    .execute();
}

/** All articles that somebody judged, those first that helped least. */
export async function readRatings({ db }: Pick<Storage, 'db'>): Promise<readonly ArticleRating[]> {
  const rows = await db
    .selectFrom('article_ratings')
    .select(({ fn }) => [
      'article',
      fn.countAll<number | bigint | string>().as('all'),
      fn.sum<number | bigint | string>('useful').as('useful'),
    ])
    .groupBy('article')
    .execute();
  return rows
    .map(({ article, all, useful }) => ({
      article,
      useful: Number(useful),
      useless: Number(all) - Number(useful),
    }))
    .toSorted((one, other) => other.useless - one.useless || one.article.localeCompare(other.article));
}
