import { render, screen } from '@testing-library/react';
import { HeadArt, type HeadManner } from './head-art';

const MANNERS: readonly HeadManner[] = ['calm', 'silk', 'arcade', 'card', 'slant', 'table', 'hairline'];

const drawn = (manner: HeadManner): Element | null => {
  const { container } = render(<HeadArt manner={manner} />);
  return container.querySelector('svg');
};

describe('HeadArt', () => {
  it.each(MANNERS)('says nothing and takes no tap: %s', (manner) => {
    const art = drawn(manner);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(art).toHaveAttribute('aria-hidden', 'true');
    expect(art).toHaveClass('pointer-events-none');
    expect(art?.children).not.toHaveLength(0);
  });

  it('is another drawing in each manner', () => {
    expect(new Set(MANNERS.map((manner) => drawn(manner)?.innerHTML)).size).toBe(MANNERS.length);
  });
});
