export type { Article, ArticleCollection, Block, Line, Words } from './help/article';
export { openIndex, writeIndex, type SearchedArticle } from './help/search/article-index';
export { supportModule } from './support-module';
export type { SupportServices } from './services';
