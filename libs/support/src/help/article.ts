/** A piece of a line: plain words, strong ones, or a link to a page of this site. */
export type Words = string | { readonly strong: string } | { readonly to: string; readonly words: string };
/** A line of an article. Words may hold `{{customerService}}` and `{{centreWallet}}`, for which the brand's labels stand. */
export type Line = readonly Words[];

/** A part of an article, as it is drawn. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly line: Line }
  | { readonly kind: 'steps' | 'points'; readonly lines: readonly Line[] }
  /** A picture of the brand's own pages, by its name. */
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** An article of the help centre, in one language. */
export interface Article {
  /** Part of addresses; the same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  /** Articles that are asked for most have a number, the greatest first. */
  readonly asked?: number;
  /** The address at which it stands by itself, as a lesson; the help centre's own where it has none. */
  readonly page?: string;
  /** What is played with below its words, in their order: {@link LessonExercise}. */
  readonly exercises?: readonly string[];
  /** Whether its parts are listed and searched above it. */
  readonly contents?: true;
  /** Ids. */
  readonly related: readonly string[];
  readonly blocks: readonly Block[];
}

/** All articles in one language, with the index that finds them; made at build. */
export interface ArticleCollection {
  readonly topics: readonly { readonly id: string; readonly title: string }[];
  /** By topic, in their order there. */
  readonly articles: readonly Article[];
  /** What MiniSearch wrote; read by `openIndex`. */
  readonly index: string;
}
