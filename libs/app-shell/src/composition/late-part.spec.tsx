import { createFirstScreen } from '@heptad/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RenderBoundary } from '../feedback/render-boundary';
import { atOnce, latePart } from './late-part';

/** A first screen that is drawn when a spec says so, and a network that comes and goes. */
function scene() {
  const firstScreen = createFirstScreen();
  const idle: (() => void)[] = [];
  firstScreen.begin({
    document: { readyState: 'complete' },
    addEventListener: () => undefined,
    setTimeout: () => 0,
    requestIdleCallback: (work: () => void) => idle.push(work),
  });
  const onlines: (() => void)[] = [];
  const network = { onLine: true };
  const host = Object.assign(Object.create(window) as Window, {
    addEventListener: (_: string, listener: () => void) => onlines.push(listener),
  });
  Object.defineProperty(host, 'navigator', { value: network });
  return {
    host,
    firstScreen,
    network,
    draw: () =>
      act(async () => {
        firstScreen.shown();
        idle.splice(0).forEach((work) => work());
      }),
    connect: () => act(async () => onlines.splice(0).forEach((work) => work())),
  };
}

const here = async () => () => <p>here</p>;
const missing = (): Error => new Error('Failed to fetch dynamically imported module');

describe('what can wait', () => {
  it('is made only once the first screen is drawn', async () => {
    const { host, firstScreen, draw } = scene();
    const make = jest.fn(here);
    const Later = latePart(host, firstScreen, make);
    await act(async () => void render(<Suspense fallback={<p>not yet</p>} children={<Later />} />));
    expect(make).not.toHaveBeenCalled();
    await draw();
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('takes nothing down when it cannot be had', async () => {
    const { host, firstScreen, draw } = scene();
    const Later = latePart(host, firstScreen, () => Promise.reject(missing()));
    await act(async () => void render(<Suspense fallback={<p>not yet</p>} children={<Later />} />));
    await draw();
    expect(screen.queryByText('not yet')).toBeNull();
  });

  it('is made again when the network is back, as often as it takes', async () => {
    const { host, firstScreen, network, draw, connect } = scene();
    const make = jest.fn(here).mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
    const Later = latePart(host, firstScreen, make);
    await act(async () => void render(<Suspense fallback={null} children={<Later />} />));
    network.onLine = false;
    await draw();
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
    const Here = atOnce(here);
    await act(async () => void render(<Suspense fallback={null} children={<Here />} />));
    expect(screen.getByText('here')).toBeInTheDocument();
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = atOnce(() => Promise.reject(missing()));
    const page = <RenderBoundary children={<Suspense fallback={null} children={<Missing />} />} />;
    await act(async () => void render(page));
    expect(screen.getByRole('main')).toHaveClass('visible');
    silence.mockRestore();
  });
});
