import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { ICON_SHAPES, isIconName } from './icon-shapes';

describe('Icon', () => {
  it('is an image with a name where it says something alone', () => {
    render(<Icon name="lock" label="已锁定" />);
    expect(screen.getByRole('img', { name: '已锁定' })).toHaveAttribute('data-icon', 'lock');
  });

  it('is hidden from screen readers beside text', () => {
    const { container } = render(<Icon name="lock" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(Object.entries(ICON_SHAPES))('draws %s inside its grid', (_name, shape) => {
    expect(shape).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    const absolute = [...shape.matchAll(/[ML]\s?(\d+(?:\.\d+)?)[ ,](\d+(?:\.\d+)?)/g)].flatMap((m) => [
      m[1],
      m[2],
    ]);
    expect(absolute.every((coordinate) => Number(coordinate) >= 0 && Number(coordinate) <= 24)).toBe(true);
  });

  it('knows its names, and no others', () => {
    expect(isIconName('home')).toBe(true);
    expect(isIconName('toString')).toBe(false);
    expect(isIconName('nonsense')).toBe(false);
  });
});
