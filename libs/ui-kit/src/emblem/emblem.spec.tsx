import { render } from '@testing-library/react';
import { Emblem } from './emblem';
import type * as emblemShapes from './emblem-shapes';
import { EMBLEM_DIVISIONS, EMBLEM_SHAPES } from './emblem-shapes';

/** How often a drawing has looked its silhouette up. */
const mockReads = { count: 0 };

jest.mock('./emblem-shapes', () => {
  const shapes = jest.requireActual<typeof emblemShapes>('./emblem-shapes');
  const { heater } = shapes.EMBLEM_SHAPES;
  const counted = {
    get heater() {
      mockReads.count += 1;
      return heater;
    },
  };
  const EMBLEM_SHAPES = Object.defineProperties(
    { ...shapes.EMBLEM_SHAPES },
    Object.getOwnPropertyDescriptors(counted),
  );
  return { ...shapes, EMBLEM_SHAPES };
});

const LOOK = { shape: 'heater', division: 'sash', color: '#1788ce', second: '#ffffff' } as const;
const OTHER = { ...LOOK, shape: 'roundel' } as const;

describe('Emblem', () => {
  it('is hidden from screen readers, in a box of its size', () => {
    const { container } = render(<Emblem {...LOOK} size={36} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '36');
    expect(drawing).toHaveAttribute('height', '36');
  });

  it('cuts off its own silhouette where several stand on a page', () => {
    const { container } = render(
      <>
        <Emblem {...LOOK} />
        <Emblem {...OTHER} />
      </>,
    );
    const groups = [...container.querySelectorAll('g')].map((group) => group.getAttribute('clip-path'));
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`);
    expect(groups).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });

  it('shows the second colour on a plain one too', () => {
    const { container } = render(<Emblem {...LOOK} division="plain" />);
    expect(container.querySelectorAll('[stroke="#ffffff"], [fill="#ffffff"]')).toHaveLength(1);
  });

  it('is not drawn again with what stands around it', () => {
    const page = (words: string, color: string = LOOK.color) => (
      <p>
        {words}
        <Emblem {...LOOK} color={color} />
      </p>
    );
    const { rerender } = render(page('1.90'));
    const drawn = mockReads.count;
    rerender(page('1.95'));
    rerender(page('2.00'));
    expect(mockReads.count).toBe(drawn);
    rerender(page('2.00', '#da5a10'));
    expect(mockReads.count).toBeGreaterThan(drawn);
  });

  it.each(Object.entries({ ...EMBLEM_SHAPES, ...EMBLEM_DIVISIONS }))(
    'draws %s inside its grid',
    (_, path) => {
      const corners = [...path.matchAll(/[ML]\s?(\d+(?:\.\d+)?)[ ,](\d+(?:\.\d+)?)/g)];
      const coordinates = corners.flatMap(([, x, y]) => [Number(x), Number(y)]);
      expect(coordinates.every((coordinate) => coordinate >= 0 && coordinate <= 24)).toBe(true);
    },
  );
});
