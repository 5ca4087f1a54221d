const MARK = /<[/!a-z][^<>]*>?/gi;
const BLOCK_END = /<\/?(?:p|br|li|ul|ol|h[1-6]|div|blockquote|tr|table)\b[^<>]*>?/gi;
/** What is never text, with all that is in it. */
const UNSEEN = /<(script|style|template|svg|math|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  nbsp: ' ',
  amp: '&',
};

/** Whether a text has marks of rich text in it. */
export function isRich(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

/** The words of a rich text without its marks, line by line. What comes out is text and must be drawn as text. */
export function plainText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(BLOCK_END, '\n')
    .replace(MARK, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
