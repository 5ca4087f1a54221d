import type { Block } from '../article';
import { says, sectionsOf } from './sections';

const BLOCKS: readonly Block[] = [
  { kind: 'text', line: ['Before'] },
  { kind: 'heading', line: ['Football'] },
  { kind: 'points', lines: [['90 ', { strong: 'Minutes' }], [{ to: '/mine', words: 'mine' }]] },
  { kind: 'heading', line: ['Tennis'] },
  { kind: 'table', head: [['Set']], rows: [[['ＴＩＥ-break']]] },
];
const sections = sectionsOf(BLOCKS);

describe('the parts of an article', () => {
  it('begin at its headings, and hold all of it in its order', () => {
    expect(sections.map(({ title }) => title)).toEqual([undefined, 'Football', 'Tennis']);
    expect(sections.flatMap(({ blocks }) => blocks)).toEqual(BLOCKS);
    expect(sectionsOf([])).toEqual([]);
  });

  it.each([
    ['foot', ['Football']],
    ['90 minutes', ['Football']],
    ['MINE', ['Football']],
    ['tie', ['Tennis']],
    ['/mine', []],
    ['  ', [undefined, 'Football', 'Tennis']],
  ])('say %j where their words do', (sought, titles) => {
    expect(sections.filter((each) => says(each, sought)).map(({ title }) => title)).toEqual(titles);
  });
});
