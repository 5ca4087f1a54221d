export type { Article, ArticleCollection, Block, Line, Words } from './help/article';
export type { BrandGuides, GuideFilm, GuidePicture } from './guides/brand-guides';
export { openIndex, writeIndex, type SearchedArticle } from './help/search/article-index';
export { supportModule } from './support-module';
export type { SupportServices } from './services';
