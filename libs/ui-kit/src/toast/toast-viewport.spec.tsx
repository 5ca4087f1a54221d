import { act, render, screen } from '@testing-library/react';
import { createToastStore } from './toast-store';
import { ToastViewport } from './toast-viewport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ToastViewport', () => {
  it('TOAST-005 shows one toast at a time, from its coming to its going', () => {
    const store = createToastStore();
    const { container } = render(<ToastViewport store={store} />);
    act(() => void store.show({ text: '甲' }));
    act(() => void store.show({ text: '乙', kind: 1 }));
    expect(container.querySelectorAll('[data-kind]')).toHaveLength(1);
    expect(screen.getByText('乙').parentElement).toHaveAttribute('data-kind', 'success');
    act(() => jest.advanceTimersByTime(3_000));
    expect(container.querySelector('[data-leaving]')).not.toBeNull();
    act(() => jest.advanceTimersByTime(300));
    expect(container.querySelector('[data-kind]')).toBeNull();
  });

  it('interrupts screen readers for failures only', () => {
    const store = createToastStore();
    render(<ToastViewport store={store} />);
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
    act(() => void store.show({ text: '失败', kind: 2 }));
    expect(urgent).toHaveTextContent('失败');
    expect(polite).toBeEmptyDOMElement();
    act(() => void store.show({ text: '加载', kind: 3 }));
    expect(polite).toHaveTextContent('加载');
    expect(urgent).toBeEmptyDOMElement();
  });
});
