import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('is part of the name of what it stands in, and out of sight', () => {
    render(
      <button type="button">
        3 <VisuallyHidden>条未读</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '3 条未读' })).toBeInTheDocument();
    expect(screen.getByText('条未读')).toHaveClass('sr-only');
    expect(screen.getByText('条未读')).not.toHaveAttribute('aria-hidden');
  });
});
