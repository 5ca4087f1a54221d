import { stubBrand } from '@heptad/brand-config/testing';
import { defined } from '@heptad/formatting';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppContext } from './app-context';
import { useBack } from './use-back';

function Page({ instead }: { readonly instead?: string }) {
  const back = useBack(instead);
  return <button onClick={back}>back</button>;
}

/** Draws a page as the last of a visit that went through the paths given. */
function show(paths: readonly string[], open?: jest.Mock, instead?: string) {
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page {...defined({ instead })} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [paths[0] ?? '/'] },
  );
  const services = open === undefined ? {} : { device: { native: { open } } };
  render(
    <AppContext.Provider
      value={{
        services,
        brand: stubBrand(),
        navigation: [],
        homeSections: [],
        addMessages: async () => undefined,
        send: async () => undefined,
      }}
    >
      <RouterProvider router={router} />
    </AppContext.Provider>,
  );
  return router;
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'back' })));

afterEach(() => window.history.replaceState(null, ''));

describe('the way back', () => {
  it('is the page before, in the shell too', async () => {
    const open = jest.fn(() => true);
    const router = show(['/before'], open);
    await act(async () => void router.navigate('/page'));
    await press();
    expect(router.state.location.pathname).toBe('/before');
    expect(open).not.toHaveBeenCalled();
  });

  it('NATIVE-007 is the shell’s own on the first page of a visit, which stays as it is', async () => {
    const open = jest.fn(() => true);
    const router = show(['/page'], open);
    await press();
    expect(open.mock.calls).toEqual([['back']]);
    expect(router.state.location.pathname).toBe('/page');
  });

  it('NATIVE-007 is the shell’s own too where the first page took the place of another', async () => {
    const open = jest.fn(() => true);
    const router = show(['/guarded'], open);
    window.history.replaceState({ idx: 0 }, '');
    await act(async () => void router.navigate('/page', { replace: true }));
    await press();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the home page', undefined, '/'],
    ['the page it names', '/mine', '/mine'],
  ])('is %s in a browser whose visit begins here', async (_, instead, path) => {
    const router = show(
      ['/page'],
      jest.fn(() => false),
      instead,
    );
    await press();
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('needs no shell to be there', async () => {
    const router = show(['/page']);
    await press();
    expect(router.state.location.pathname).toBe('/');
  });
});
