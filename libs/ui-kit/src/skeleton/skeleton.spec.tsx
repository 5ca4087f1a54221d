import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

describe('Skeleton', () => {
  it('is hidden from screen readers, whatever its owner passes on', () => {
    const { container } = render(<Skeleton aria-hidden={false} className="h-4" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('moves only where motion is welcome', () => {
    const { container } = render(<Skeleton className="h-4" />);
    expect(container.firstElementChild).toHaveClass('motion-safe:animate-pulse', 'h-4');
    expect(container.firstElementChild).not.toHaveClass('animate-pulse');
  });
});
