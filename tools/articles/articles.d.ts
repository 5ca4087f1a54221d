/** A language's articles: its topics in the file, its articles in the folder beside it. Compiled by the build. */
declare module '*.articles' {
  import type { ArticleCollection } from '@heptad/support';

  const collection: ArticleCollection;
  export default collection;
}
