import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterLoad } from './after-load';

/** A page that is loaded, and rests, when a spec says so. */
function host(readyState: DocumentReadyState) {
  const idle: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const stand = Object.assign(Object.create(window) as Window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    addEventListener: (_: string, listener: () => void) => loads.push(listener),
  });
  Object.defineProperty(stand, 'document', { value: { readyState } });
  const run = (works: (() => void)[]) => act(async () => works.splice(0).forEach((work) => work()));
  return { stand, load: () => run(loads), rest: () => run(idle) };
}

describe('what can wait', () => {
  it('is made only once the page has loaded and rests', async () => {
    const { stand, load, rest } = host('loading');
    const make = jest.fn(async () => () => <p>here</p>);
    const Later = afterLoad(stand, make);
    await act(async () => void render(<Suspense fallback={<p>not yet</p>} children={<Later />} />));
    await rest();
    expect(make).not.toHaveBeenCalled();
    await load();
    expect(make).not.toHaveBeenCalled();
    await rest();
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('takes nothing down when it cannot be had', async () => {
    const { stand, rest } = host('complete');
    const Later = afterLoad(stand, () =>
      Promise.reject(new Error('Failed to fetch dynamically imported module')),
    );
    await act(async () => void render(<Suspense fallback={<p>not yet</p>} children={<Later />} />));
    await rest();
    expect(screen.queryByText('not yet')).toBeNull();
  });
});
