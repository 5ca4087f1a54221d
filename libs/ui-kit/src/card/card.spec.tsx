import { render, screen } from '@testing-library/react';
import { Card } from './card';

describe('Card', () => {
  it('is the element it is said to be, with its name', () => {
    render(
      <Card as="section" aria-label="余额">
        内容
      </Card>,
    );
    expect(screen.getByRole('region', { name: '余额' })).toHaveTextContent('内容');
  });

  it('is a plain box of its own accord, which screen readers do not announce', () => {
    render(<Card>内容</Card>);
    expect(screen.getByText('内容').tagName).toBe('DIV');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves its edges to pictures, and cuts what sticks out of its corners', () => {
    const { rerender } = render(<Card>内容</Card>);
    expect(screen.getByText('内容')).toHaveClass('p-4', 'overflow-hidden');
    rerender(<Card padding="none">内容</Card>);
    expect(screen.getByText('内容')).not.toHaveClass('p-4');
  });

  it.each([
    [0, null],
    [1, 'shadow-1'],
    [2, 'shadow-2'],
  ] as const)('with elevation %d has the shadow %s', (elevation, shadow) => {
    render(<Card elevation={elevation}>内容</Card>);
    const shadows = [...screen.getByText('内容').classList].filter((name) => name.startsWith('shadow'));
    expect(shadows).toEqual(shadow === null ? [] : [shadow]);
  });
});
