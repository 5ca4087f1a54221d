import { BLOCK, blocksOf } from './blocks';

const own = (number: number): number => number;
const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);

describe('the blocks of a conversation', () => {
  it('hold all messages in their order, few each', () => {
    const all = upTo(10_000);
    const blocks = blocksOf(all, own);
    expect(blocks).toHaveLength(10_000 / BLOCK + 1);
    expect(blocks.every((block) => block.length <= BLOCK)).toBe(true);
    expect(blocks.flat()).toEqual(all);
    expect(blocksOf([], own)).toEqual([]);
  });

  it('stay what they are when a message comes, or older ones are fetched', () => {
    const before = blocksOf(upTo(120, 100), own);
    expect(blocksOf(upTo(121, 100), own).slice(0, -1)).toEqual(before.slice(0, -1));
    expect(blocksOf(upTo(170, 50), own).slice(1)).toEqual(before);
  });
});
