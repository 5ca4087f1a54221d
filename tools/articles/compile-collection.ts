import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeIndex, type ArticleCollection, type Line } from '@heptad/support';
import matter from 'gray-matter';
import { pinyin } from 'pinyin-pro';
import * as v from 'valibot';
import type { ArticleSource, Block } from './article-source';
import { compileArticle } from './compile-article';

const topicsSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

/**
 * Compiles a language's articles and writes their index.
 * @param file its topics; the articles lie in the folder of the same name beside it
 * @throws Error that names the article and what is wrong with it
 */
export function compileCollection(file: string): ArticleCollection {
  const topics = v.parse(topicsSchema, matter(`---\n${readFileSync(file, 'utf8')}---\n`).data);
  const places = Object.keys(topics);
  const sources = articlesOf(file).map((path) =>
    compileArticle(basename(path, '.md'), readFileSync(path, 'utf8')),
  );
  const ids = new Set(sources.map(({ id }) => id));
  for (const { id, topic, related } of sources) {
    if (!places.includes(topic)) throw new Error(`${id}: there is no topic ${topic}.`);
    for (const other of related)
      if (!ids.has(other) || other === id) throw new Error(`${id}: there is no other article ${other}.`);
  }
  const sorted = sources.toSorted(
    (one, other) => places.indexOf(one.topic) - places.indexOf(other.topic) || one.order - other.order,
  );
  return {
    topics: Object.entries(topics).map(([id, title]) => ({ id, title })),
    articles: sorted.map(({ order: _order, keywords: _keywords, ...article }) => article),
    index: writeIndex(sorted.map(searched)),
  };
}

/** The files of a language's articles. */
export function articlesOf(file: string): string[] {
  const folder = file.replace(/\.articles$/, '');
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
}

const HAN = /\p{Script=Han}/u;

function searched({ id, title, keywords, blocks }: ArticleSource) {
  return { id, title, keywords, pinyin: latinOf(`${title} ${keywords}`), text: blocks.map(textOf).join(' ') };
}

/** The syllables of each run of Chinese without spaces and its initials, as members type them. */
function latinOf(text: string): string {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return runs
    .flatMap((run) => {
      const syllables = pinyin(run, { toneType: 'none', type: 'array' }).filter(
        (syllable) => !HAN.test(syllable),
      );
      return [syllables.join(''), syllables.map(([letter]) => letter).join('')];
    })
    .join(' ');
}

function textOf(block: Block): string {
  if ('line' in block) return wordsOf(block.line);
  if ('lines' in block) return block.lines.map(wordsOf).join(' ');
  if (block.kind === 'picture') return '';
  return [block.head, ...block.rows].flat().map(wordsOf).join(' ');
}

/** Placeholders are no words: the brand's own stand there when it is drawn. */
function wordsOf(line: Line): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'strong' in part ? part.strong : part.words;
    })
    .join('')
    .replaceAll(/\{\{\w+\}\}/g, ' ');
}
