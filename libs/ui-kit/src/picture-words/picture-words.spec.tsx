import { render, screen } from '@testing-library/react';
import { PictureWords } from './picture-words';

describe('PictureWords', () => {
  it('stand on a colour of the brand that its words are read on, over any picture', () => {
    render(<PictureWords data-testid="words">今晚好戏</PictureWords>);
    expect(screen.getByTestId('words')).toHaveClass('from-head-special', 'text-on-head-special');
  });

  it('take two lines at most, however long they are', () => {
    render(<PictureWords>{'长'.repeat(200)}</PictureWords>);
    expect(screen.getByText(/^长+$/)).toHaveClass('line-clamp-2');
  });

  it('say what a tap does, and nothing where it does nothing', () => {
    const { rerender } = render(<PictureWords action="立即投注">今晚好戏</PictureWords>);
    expect(screen.getByText('立即投注')).toHaveClass('bg-on-head-special', 'text-head-special');
    rerender(<PictureWords data-testid="words">今晚好戏</PictureWords>);
    expect(screen.getByTestId('words')).toHaveTextContent(/^今晚好戏$/);
  });
});
