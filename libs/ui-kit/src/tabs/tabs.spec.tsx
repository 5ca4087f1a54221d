import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panelOf, Tabs } from './tabs';

const items = [
  { value: 'live', label: '滚球', count: '12' },
  { value: 'today', label: '今日' },
  { value: 'off', label: '停用', disabled: true },
  { value: 'early', label: '早盘' },
] as const;
type Value = (typeof items)[number]['value'];

function Example({ seen }: { seen?: (value: Value) => void }) {
  const [value, setValue] = useState<Value>('live');
  return (
    <>
      <Tabs
        label="时段"
        panel="panel"
        items={items}
        value={value}
        onValueChange={(next) => {
          seen?.(next);
          setValue(next);
        }}
      />
      <div {...panelOf('panel', value)}>{`${value}的内容`}</div>
    </>
  );
}

describe('Tabs', () => {
  it('chooses what its panel shows, which the chosen tab names', async () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: '时段' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: '滚球 12' })).toHaveTextContent('live的内容');
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    expect(screen.getByRole('tabpanel', { name: '早盘' })).toHaveTextContent('early的内容');
    expect(screen.getByRole('tab', { name: '早盘' })).toHaveAttribute('aria-selected', 'true');
  });

  it('moves by arrow keys, Home and End', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: /滚球/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '今日' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: '早盘' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: /滚球/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('does not choose a disabled tab', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.click(screen.getByRole('tab', { name: '停用' }));
    expect(seen).not.toHaveBeenCalled();
  });

  it('scrolls its strip, and never the page, to the chosen tab', async () => {
    const scrollTo = jest.fn();
    Object.assign(HTMLElement.prototype, { scrollTo });
    render(<Example />);
    scrollTo.mockClear();
    await userEvent.click(screen.getByRole('tab', { name: '早盘' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo.mock.contexts[0]).toBe(screen.getByRole('tablist'));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  });

  it('shows the chosen tab again when the same tabs come in another order', async () => {
    const scrollTo = jest.fn();
    Object.assign(HTMLElement.prototype, { scrollTo });
    try {
      const strip = (tabs: readonly { value: Value; label: string }[]) => (
        <Tabs label="时段" panel="panel" items={tabs} value="early" onValueChange={() => undefined} />
      );
      const { rerender } = render(strip(items));
      scrollTo.mockClear();
      rerender(strip([...items]));
      expect(scrollTo).not.toHaveBeenCalled();
      // The order is noticed by an observer, a moment later.
      await act(async () => rerender(strip([...items].reverse())));
      expect(scrollTo).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
    }
  });

  it('shows the chosen tab again at once when the strip has become narrower', () => {
    const scrollTo = jest.fn();
    const resized: (() => void)[] = [];
    const observers = globalThis.ResizeObserver;
    class Observer implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        resized.push(() => callback([], this));
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.assign(HTMLElement.prototype, { scrollTo });
    globalThis.ResizeObserver = Observer;
    try {
      render(<Example />);
      scrollTo.mockClear();
      for (const tell of resized) tell();
      expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
      expect(scrollTo.mock.contexts[0]).toBe(screen.getByRole('tablist'));
    } finally {
      globalThis.ResizeObserver = observers;
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
    }
  });
});

describe('Tabs whose panel stands apart', () => {
  it('name it together with another strip, and say what they control', () => {
    const strip = (label: string, values: readonly string[]) => (
      <Tabs
        label={label}
        panel="found"
        items={values.map((value) => ({ value, label: value }))}
        value={values[0] ?? ''}
        onValueChange={() => undefined}
      />
    );
    render(
      <>
        {strip('Venue', ['IM', 'OB'])}
        {strip('List', ['Live'])}
        <div {...panelOf('found', 'IM', 'Live', undefined)}>Matches</div>
      </>,
    );
    expect(screen.getByRole('tabpanel', { name: 'IM Live' })).toHaveTextContent('Matches');
    for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-controls', 'found');
  });
});
