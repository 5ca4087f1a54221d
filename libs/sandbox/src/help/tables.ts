import type { TableStep } from '@heptad/sandbox-ledger';

declare module '@heptad/sandbox-ledger' {
  interface Database {
    /** Whether articles of the help centre were of use, one word a reader and article. */
    article_ratings: {
      article: string;
      /** A member's id, or a guest's device. */
      reader: string;
      useful: number;
      rated_at: number;
    };
  }
}

export const helpSteps: readonly TableStep[] = [
  {
    name: '0970_article_ratings',
    statements: (dialect) => [
      `CREATE TABLE article_ratings (
         article TEXT NOT NULL, reader TEXT NOT NULL, useful BIGINT NOT NULL CHECK (useful IN (0, 1)),
         rated_at BIGINT NOT NULL, PRIMARY KEY (article, reader))${dialect.keyed}`,
    ],
  },
];
