import type { Article } from '@heptad/support';

export type { Block, Line, Words } from '@heptad/support';

/** An article as its file says it, with what only the build needs. */
export interface ArticleSource extends Article {
  /** Among those of its topic. */
  readonly order: number;
  /** Other words for what it is about, parted by commas. */
  readonly keywords: string;
}
