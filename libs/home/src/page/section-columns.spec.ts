import { sectionColumns } from './section-columns';

const shared = (...ids: string[]) => {
  const { across, main, beside } = sectionColumns(ids.map((id) => ({ id })));
  return [across, main, beside].map((sections) => sections.map(({ id }) => id).join(' '));
};

describe('the columns of a wide window', () => {
  it('keep the head across and the small things beside', () => {
    expect(shared('hero', 'notice', 'balance', 'areas', 'hot-matches')).toEqual([
      'hero notice',
      'hot-matches',
      'balance areas',
    ]);
  });

  it('put a notice that stands lower into the main column', () => {
    expect(shared('hero', 'balance', 'notice', 'hot-matches')).toEqual([
      'hero',
      'notice hot-matches',
      'balance',
    ]);
  });

  it('let everything span the window when one column would be empty', () => {
    expect(shared('hero', 'balance', 'areas')).toEqual(['hero balance areas', '', '']);
    expect(shared('hero', 'notice')).toEqual(['hero notice', '', '']);
    expect(shared()).toEqual(['', '', '']);
  });
});
