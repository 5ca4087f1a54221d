import type { Block, Line } from '../article';

/** A part of an article: its heading and what follows it. */
export interface Section {
  /** Undefined for what stands before the first heading. */
  readonly title: string | undefined;
  readonly blocks: readonly Block[];
}

const wordsOf = (line: Line): string =>
  line
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.words))
    .join('');

const linesOf = (block: Block): readonly Line[] => {
  if ('line' in block) return [block.line];
  if ('lines' in block) return block.lines;
  return block.kind === 'table' ? [block.head, ...block.rows].flat() : [];
};

/** Takes an article apart at its headings. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: { title: string | undefined; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ title: wordsOf(block.line), blocks: [block] });
    else if (last === undefined) sections.push({ title: undefined, blocks: [block] });
    else last.blocks.push(block);
  }
  return sections;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a part says what is looked for; every one does for nothing. */
export function says({ blocks }: Section, sought: string): boolean {
  const words = plain(sought.trim());
  return blocks.some((block) => linesOf(block).some((line) => plain(wordsOf(line)).includes(words)));
}
