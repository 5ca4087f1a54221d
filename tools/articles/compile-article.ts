import matter from 'gray-matter';
import { lexer, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import type { ArticleSource, Block, Line, Words } from './article-source';

/** What lessons may be played with: our own and those of other features. */
const EXERCISES = [
  'payout',
  'combo',
  'systems',
  'handicap',
  'totals',
  'notations',
  'address',
  'domain',
] as const;

const head = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  topic: v.pipe(v.string(), v.nonEmpty()),
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  asked: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  page: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  exercises: v.optional(v.array(v.picklist(EXERCISES))),
  contents: v.optional(v.literal(true)),
  related: v.array(v.string()),
  keywords: v.string(),
});

/**
 * Compiles an article from its Markdown.
 * @param id its file's name
 * @param source front matter and text
 * @throws Error that names the article and what it may not hold: markup, links to other sites and pictures from elsewhere are none of it
 */
export function compileArticle(id: string, source: string): ArticleSource {
  const { data, content } = matter(source);
  const parsed = v.safeParse(head, data);
  if (!parsed.success) throw new Error(`${id}: ${v.summarize(parsed.issues)}`);
  const blocks = lexer(content)
    .filter(({ type }) => type !== 'space')
    .map((token) => blockOf(id, token));
  if (blocks.length === 0) throw new Error(`${id} has no text.`);
  return { id, ...withoutGaps(parsed.output), blocks };
}

const withoutGaps = ({ asked, page, exercises, contents, ...said }: v.InferOutput<typeof head>) => ({
  ...said,
  ...(asked !== undefined && { asked }),
  ...(page !== undefined && { page }),
  ...(exercises !== undefined && { exercises }),
  ...(contents !== undefined && { contents }),
});

function blockOf(id: string, token: Token): Block {
  switch (token.type) {
    case 'heading':
      if ((token as Tokens.Heading).depth !== 2) throw new Error(`${id}: a heading has two signs.`);
      return { kind: 'heading', line: lineOf(id, token as Tokens.Heading) };
    case 'paragraph': {
      const picture = /^!\[\]\(([a-z]+)\)$/.exec((token as Tokens.Paragraph).text)?.[1];
      if (picture !== undefined) return { kind: 'picture', picture };
      return { kind: 'text', line: lineOf(id, token as Tokens.Paragraph) };
    }
    case 'blockquote': {
      const [inner, ...more] = (token as Tokens.Blockquote).tokens;
      if (inner?.type !== 'paragraph' || more.length > 0) throw new Error(`${id}: a note is one paragraph.`);
      return { kind: 'note', line: lineOf(id, inner as Tokens.Paragraph) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: ordered ? 'steps' : 'points', lines: items.map((item) => itemOf(id, item)) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        head: header.map((cell) => lineOf(id, cell)),
        rows: rows.map((row) => row.map((cell) => lineOf(id, cell))),
      };
    }
    default:
      throw new Error(
        `${id}: “${token.raw.trim().slice(0, 40)}” is a ${token.type}, which articles have not.`,
      );
  }
}

function itemOf(id: string, { tokens }: Tokens.ListItem): Line {
  const [line, ...more] = tokens;
  if (line === undefined || more.length > 0) throw new Error(`${id}: a point of a list is one line.`);
  return lineOf(id, line as Tokens.Text);
}

function lineOf(
  id: string,
  { tokens, text }: { readonly tokens?: readonly Token[] | undefined; readonly text: string },
): Line {
  return (tokens ?? [{ type: 'text', raw: text, text }]).map((token) => wordsOf(id, token));
}

function wordsOf(id: string, token: Token): Words {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token as Tokens.Text).text;
    case 'strong':
      return { strong: (token as Tokens.Strong).text };
    case 'link': {
      const { href, text } = token as Tokens.Link;
      if (!/^\/(?!\/)/.test(href)) throw new Error(`${id}: ${href} is no page of this site.`);
      return { to: href, words: text };
    }
    default:
      throw new Error(`${id}: “${token.raw}” is a ${token.type}, which a line has not.`);
  }
}
