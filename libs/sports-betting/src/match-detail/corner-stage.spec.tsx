import { act, fireEvent, screen } from '@testing-library/react';
import { showSports } from '../testing/sports-scene';
import { CornerStage } from './corner-stage';
import { messages } from './match-page-texts';

type Report = (
  entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[],
) => void;
let report: Report = () => undefined;

class Observer {
  observe = jest.fn();
  disconnect = jest.fn();
  constructor(callback: Report) {
    report = callback;
  }
}

const onClose = jest.fn();
const at = (top: number, isIntersecting: boolean) =>
  act(() => report([{ isIntersecting, boundingClientRect: { top } as DOMRect }]));
const back = () => screen.queryByRole('button', { name: '回到画面' });

beforeEach(async () => {
  Object.assign(window, { IntersectionObserver: Observer });
  onClose.mockClear();
  await showSports({ page: <CornerStage onClose={onClose}>pictures</CornerStage>, messages });
});
afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

describe('pictures of a match', () => {
  it('shrink into a corner once they have scrolled away, and come back with their place', () => {
    expect(back()).toBeNull();
    at(-400, false);
    expect(back()).toBeInTheDocument();
    at(100, true);
    expect(back()).toBeNull();
    expect(screen.getByText('pictures')).toBeInTheDocument();
  });

  it('do not shrink where they have not been reached yet', () => {
    at(2_000, false);
    expect(back()).toBeNull();
  });

  it('are led back to by a tap, and closed by their button', () => {
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    at(-400, false);
    fireEvent.click(screen.getByRole('button', { name: '回到画面' }));
    expect(into).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '关闭画面' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
