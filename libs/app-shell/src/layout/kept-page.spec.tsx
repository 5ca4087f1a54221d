import { BarEnd } from '@heptad/ui-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { settle, showShell, type ShellScene } from '../testing/shell-scene';
import { windowOf } from '../testing/window-width';
import { AppFrame } from './app-frame';

const left = jest.fn();

/** A page of a form whose field no draft keeps, and that reads its address. */
function Form() {
  const [typed, setTyped] = useState('');
  const [query] = useSearchParams();
  useEffect(() => left, []);
  return (
    <main>
      <BarEnd />
      <label>
        amount of {query.get('channel')}
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
    </main>
  );
}

function Chat() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <main>
      <p>chat at {pathname + search}</p>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('/help')}>help</button>
    </main>
  );
}

const routes = [
  {
    element: <AppFrame />,
    children: [
      { path: '/transfer', element: <Form /> },
      { path: '/customer/chat', element: <Chat /> },
      { path: '/help', element: <p>help</p> },
    ],
  },
];

const show = async (marked = false, at: ShellScene['at'] = '/transfer?channel=IMTY') => {
  const device = { native: { marked } };
  const view = await showShell({ routes, at, services: { device } });
  await settle();
  return view;
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const field = () => screen.getByLabelText('amount of IMTY');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

const ofBrowser = window.matchMedia;
beforeEach(() => left.mockReset());
afterEach(() => Object.assign(window, { matchMedia: ofBrowser }));

describe('the way to customer service in every bar', () => {
  it('ROUTE-111 opens the chat, and the way back finds the page with what was typed', async () => {
    const { router } = await show();
    type('250');
    await press('某客服');
    expect(screen.getByText('chat at /customer/chat?fromChildPage=1')).toBeVisible();
    expect(field()).not.toBeVisible();
    expect(left).not.toHaveBeenCalled();
    await press('back');
    expect(field()).toBeVisible();
    expect(field()).toHaveValue('250');
    expect(screen.queryByText(/^chat/)).toBeNull();
    expect(router.state.location.search).toBe('?channel=IMTY');
  });

  it('lets the page below go once another page is opened', async () => {
    await show();
    type('250');
    await press('某客服');
    await press('help');
    expect(screen.getByText('help')).toBeVisible();
    expect(screen.queryByLabelText(/^amount/)).toBeNull();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('shows the chat alone where the visit begins with it, as after a reload', async () => {
    const { router } = await show(false, { pathname: '/customer/chat', state: { keepsPage: true } });
    expect(screen.getByText('chat at /customer/chat')).toBeVisible();
    await act(() => router.navigate('/transfer?channel=IMTY'));
    expect(field()).toBeVisible();
    expect(screen.queryByText(/^chat/)).toBeNull();
  });

  it('keeps nothing for a chat that was opened from elsewhere', async () => {
    const { router } = await show();
    type('250');
    await act(() => router.navigate('/customer/chat?fromChildPage=1'));
    expect(screen.queryByLabelText(/^amount/)).toBeNull();
    await press('back');
    expect(field()).toHaveValue('');
  });

  it('is left to the head in the full site', async () => {
    windowOf(1280);
    await show();
    expect(screen.queryByRole('button', { name: '某客服' })).toBeNull();
  });

  it('SHELL-032 opens the brand’s own link inside its app, and the page stays', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { router } = await show(true);
    await press('某客服');
    expect(open).toHaveBeenCalledWith('https://support.brand.example/', '_blank', 'noopener');
    expect(router.state.location.pathname).toBe('/transfer');
    open.mockRestore();
  });
});
