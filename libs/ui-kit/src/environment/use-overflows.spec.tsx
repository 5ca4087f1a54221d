import { act, render, screen } from '@testing-library/react';
import { useOverflows } from './use-overflows';

let measure: () => void = () => undefined;

class Observer {
  constructor(callback: () => void) {
    measure = callback;
  }
  observe() {
    return undefined;
  }
  disconnect() {
    measure = () => undefined;
  }
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Observer });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

function Box() {
  return <div data-testid="box" {...useOverflows()} />;
}

function show(content: number, shown: number): HTMLElement {
  const box = screen.getByTestId('box');
  jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(content);
  jest.spyOn(box, 'clientHeight', 'get').mockReturnValue(shown);
  act(() => measure());
  return box;
}

describe('a box that scrolls', () => {
  it('takes the focus of the keyboard while it holds more than it shows, and not before or after', () => {
    render(<Box />);
    expect(show(100, 100)).not.toHaveAttribute('tabindex');
    expect(show(101, 100)).toHaveAttribute('tabindex', '0');
    expect(show(80, 100)).not.toHaveAttribute('tabindex');
  });

  it('leaves scrolling to browsers that cannot tell sizes', () => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    render(<Box />);
    expect(screen.getByTestId('box')).not.toHaveAttribute('tabindex');
  });
});
