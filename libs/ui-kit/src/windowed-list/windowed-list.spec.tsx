import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { WindowedList } from './windowed-list';

interface Row {
  readonly id: string;
  readonly header: boolean;
}

const getKey = (row: Row) => row.id;
const isHeader = (row: Row) => row.header;
const estimateHeight = () => 50;

/** Groups of one header and nine rows. */
function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: `row-${index}`, header: index % 10 === 0 }));
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 50 : 500;
  });
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

function scrollPage(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const list = (
  rows: readonly Row[],
  renderRow: (row: Row) => string,
  extra: { scroll?: 'self'; expectedTop?: number } = {},
) => (
  <WindowedList
    rows={rows}
    getKey={getKey}
    estimateHeight={estimateHeight}
    isHeader={isHeader}
    renderRow={renderRow}
    label="名单"
    data-testid="list"
    {...extra}
  />
);
const label = (row: Row) => row.id;

describe('WindowedList', () => {
  it('keeps at most twice what is seen in the page, of a thousand rows', () => {
    render(list(rowsOf(1_000), label));
    const visible = window.innerHeight / 50;
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(Math.floor(visible));
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(2 * visible);
    expect(screen.getByRole('list', { name: '名单' })).toHaveStyle({ height: '50000px' });
  });

  it('draws what is seen first, and what is kept ready beyond it after that', () => {
    const drawn: number[] = [];
    render(
      <Profiler id="list" onRender={() => drawn.push(screen.queryAllByRole('listitem').length)}>
        {list(rowsOf(1_000), label)}
      </Profiler>,
    );
    const [first = 0, ...later] = drawn;
    expect(first).toBe(Math.ceil(window.innerHeight / 50));
    expect(later.at(-1)).toBe(first + 2);
  });

  it('draws no more at first than is seen where it is expected to stand', () => {
    const drawn: number[] = [];
    render(
      <Profiler id="list" onRender={() => drawn.push(screen.queryAllByRole('listitem').length)}>
        {list(rowsOf(1_000), label, { expectedTop: 500 })}
      </Profiler>,
    );
    expect(drawn[0]).toBe(Math.ceil((window.innerHeight - 500) / 50));
    expect(drawn.at(-1)).toBeGreaterThanOrEqual(Math.ceil(window.innerHeight / 50));
  });

  it('follows the page, with the header of the group that is seen at the top', () => {
    render(list(rowsOf(1_000), label));
    scrollPage(50 * 25 + 10);
    expect(screen.queryByText('row-0')).toBeNull();
    expect(screen.getByText('row-26')).toBeInTheDocument();
    expect(screen.getByText('row-20').closest('li')).toHaveStyle({ position: 'sticky' });
    expect(document.querySelectorAll('[data-sticky]')).toHaveLength(1);
  });

  it('scrolls by itself where it should', () => {
    render(list(rowsOf(1_000), label, { scroll: 'self' }));
    const frame = screen.getByTestId('list');
    expect(frame).toHaveAttribute('tabindex', '0');
    act(() => {
      frame.scrollTop = 2_000;
      frame.dispatchEvent(new Event('scroll'));
    });
    expect(screen.getByText('row-41')).toBeInTheDocument();
    expect(screen.queryByText('row-1')).toBeNull();
  });

  it('tells screen readers where in the whole list a row is', () => {
    render(list(rowsOf(1_000), label));
    expect(screen.getByText('row-3').closest('li')).toHaveAttribute('aria-posinset', '4');
    expect(screen.getByText('row-3').closest('li')).toHaveAttribute('aria-setsize', '1000');
  });

  it('keeps the element of a row that moves', () => {
    const rows = rowsOf(20);
    const { rerender } = render(list(rows, label));
    const before = screen.getByText('row-3').closest('li');
    rerender(list([...rows.slice(1), ...rows.slice(0, 1)], label));
    expect(screen.getByText('row-3').closest('li')).toBe(before);
  });

  it('draws rows that stay no second time while it scrolls', () => {
    const draw = jest.fn(label);
    render(list(rowsOf(1_000), draw));
    const drawn = () => draw.mock.calls.filter(([row]) => row.id === 'row-10').length;
    const before = drawn();
    scrollPage(120);
    scrollPage(240);
    expect(screen.getByText('row-10')).toBeInTheDocument();
    expect(drawn()).toBe(before);
  });

  it('is an empty list without rows', () => {
    render(list([], label));
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  describe('that knows its rows’ heights', () => {
    const observers = globalThis.ResizeObserver;
    const told: ((element: Element, height: number) => void)[] = [];
    class Observer implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        told.push((target, height) =>
          callback([{ target, borderBoxSize: [{ blockSize: height, inlineSize: 390 }] } as never], this),
        );
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    beforeEach(() => {
      told.length = 0;
      globalThis.ResizeObserver = Observer;
    });
    afterEach(() => {
      globalThis.ResizeObserver = observers;
    });

    const known = (rows: readonly Row[]) => (
      <WindowedList
        rows={rows}
        getKey={getKey}
        estimateHeight={estimateHeight}
        knowsHeights
        expectedTop={100}
        renderRow={label}
        label="名单"
      />
    );

    it('asks the browser for none when it is drawn', () => {
      const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(77);
      const place = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
      render(known(rowsOf(100)));
      expect(height).not.toHaveBeenCalled();
      expect(place).not.toHaveBeenCalled();
      expect(screen.getByRole('list', { name: '名单' })).toHaveStyle({ height: '5000px' });
    });

    it('follows a row that turns out to be higher', () => {
      render(known(rowsOf(100)));
      const [row] = screen.getAllByRole('listitem');
      if (row === undefined) throw new Error('There is no row.');
      act(() => told.forEach((tell) => tell(row, 80)));
      expect(screen.getByRole('list', { name: '名单' })).toHaveStyle({ height: '5030px' });
    });
  });
});
