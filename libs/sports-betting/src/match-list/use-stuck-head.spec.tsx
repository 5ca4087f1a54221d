import { act, render, screen } from '@testing-library/react';
import { screenWidth } from '../testing/screen-width';
import { FOLDED_AFTER, useStuckHead } from './use-stuck-head';

const HEIGHT = 90;

function Page() {
  const { head, folded, below } = useStuckHead();
  return (
    <div ref={head} data-testid="head" data-folded={folded}>
      {below}
    </div>
  );
}

/** Scrolls the page to each place in turn. */
function scrollTo(...places: readonly number[]) {
  for (const place of places) {
    Object.defineProperty(window, 'scrollY', { value: place, configurable: true, writable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  }
}

const isFolded = () => screen.getByTestId('head').dataset['folded'];
const below = () => screen.getByTestId('head').textContent;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

describe('the head at the top of a list', () => {
  it('goes while the page is scrolled down, and comes back when it is scrolled up', () => {
    render(<Page />);
    expect([isFolded(), below()]).toEqual(['false', `${HEIGHT}`]);
    scrollTo(60, 120);
    expect([isFolded(), below()]).toEqual(['true', '0']);
    scrollTo(500, 500 - FOLDED_AFTER);
    expect(isFolded()).toBe('true');
    scrollTo(500 - FOLDED_AFTER - 1);
    expect([isFolded(), below()]).toEqual(['false', `${HEIGHT}`]);
    scrollTo(480, 480 + FOLDED_AFTER);
    expect(isFolded()).toBe('true');
  });

  it('stays while a finger trembles', () => {
    render(<Page />);
    scrollTo(60, 120);
    scrollTo(110, 130, 112, 128);
    expect(isFolded()).toBe('true');
  });

  it('is there at the top of the page, where its room would be empty', () => {
    render(<Page />);
    scrollTo(HEIGHT - 1);
    expect(isFolded()).toBe('false');
    scrollTo(400, HEIGHT - 1);
    expect(isFolded()).toBe('false');
  });

  it('is not measured where the full-site layout has none', () => {
    const narrow = screenWidth(1_024);
    function Without() {
      return <p>{useStuckHead().below}</p>;
    }
    render(<Without />);
    scrollTo(500);
    expect(screen.getByText('0')).toBeInTheDocument();
    narrow();
  });
});
