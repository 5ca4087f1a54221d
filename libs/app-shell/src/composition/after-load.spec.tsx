import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RenderBoundary } from '../feedback/render-boundary';
import { afterLoad, atOnce } from './after-load';

/** A page that is loaded, and rests, when a spec says so. */
function host(readyState: DocumentReadyState) {
  const idle: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const onlines: (() => void)[] = [];
  const stand = Object.assign(Object.create(window) as Window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    addEventListener: (event: string, listener: () => void) =>
      (event === 'online' ? onlines : loads).push(listener),
  });
  const network = { onLine: true };
  Object.defineProperty(stand, 'document', { value: { readyState } });
  Object.defineProperty(stand, 'navigator', { value: network });
  const run = (works: (() => void)[]) => act(async () => works.splice(0).forEach((work) => work()));
  return { stand, network, load: () => run(loads), rest: () => run(idle), connect: () => run(onlines) };
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

  it('is made again when the network is back, as often as it takes', async () => {
    const { stand, network, rest, connect } = host('complete');
    const make = jest
      .fn(async () => () => <p>here</p>)
      .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const Later = afterLoad(stand, make);
    await act(async () => void render(<Suspense fallback={null} children={<Later />} />));
    network.onLine = false;
    await rest();
    expect(make).toHaveBeenCalledTimes(1);
    await connect();
    expect(screen.queryByText('here')).toBeNull();
    await connect();
    expect(screen.getByText('here')).toBeInTheDocument();
    expect(make).toHaveBeenCalledTimes(3);
  });
});

describe('what cannot wait', () => {
  it('is made with the first drawing, and throws where it cannot be had', async () => {
    const Here = atOnce(async () => () => <p>here</p>);
    await act(async () => void render(<Suspense fallback={null} children={<Here />} />));
    expect(screen.getByText('here')).toBeInTheDocument();
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = atOnce(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
    const page = <RenderBoundary children={<Suspense fallback={null} children={<Missing />} />} />;
    await act(async () => void render(page));
    expect(screen.getByRole('main')).toHaveClass('visible');
    silence.mockRestore();
  });
});
