import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %d as %s', (count, text) => {
    render(<Badge count={count} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows nothing for none', () => {
    const { container } = render(<Badge count={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('says its label in place of the number', () => {
    render(<Badge count={3} label="3 条未读" />);
    expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('3 条未读')).toHaveClass('sr-only');
  });
});
