import { render, screen } from '@testing-library/react';
import { PictureWords } from './picture-words';

const AA = 4.5;

/** The relative luminance of a grey, by WCAG 2.2. */
function luminance(level: number): number {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

describe('PictureWords', () => {
  it('are read on the whitest picture as well', () => {
    render(<PictureWords data-testid="words">今晚好戏</PictureWords>);
    const { className } = screen.getByTestId('words');
    const alpha = Number.parseInt(/ bg-\[#000000([0-9a-f]{2})\]/.exec(className)?.[1] ?? '00', 16) / 255;
    const behind = luminance(255 * (1 - alpha));
    expect(className).toContain('text-[#ffffff]');
    expect(1.05 / (behind + 0.05)).toBeGreaterThanOrEqual(AA);
  });

  it('take one line, however long they are', () => {
    render(<PictureWords>{'长'.repeat(200)}</PictureWords>);
    expect(screen.getByText(/^长+$/)).toHaveClass('line-clamp-1');
  });
});
