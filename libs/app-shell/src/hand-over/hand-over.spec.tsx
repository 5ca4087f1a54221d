import { defined } from '@heptad/formatting';
import { sessionActions, sessionSelectors, type WithSession } from '@heptad/session';
import { act, fireEvent, screen } from '@testing-library/react';
import { settle, showShell } from '../testing/shell-scene';
import { HandOverHost } from './hand-over-host';

async function offered(locale?: 'zh-CN' | 'zh-TW' | 'en') {
  const scene = await showShell({
    routes: [{ path: '/', element: <HandOverHost /> }],
    ...defined({ locale }),
  });
  const { store } = scene;
  const spoken: unknown[] = [];
  const dispatch = store.dispatch.bind(store);
  jest.spyOn(store, 'dispatch').mockImplementation((action: Parameters<typeof dispatch>[0]) => {
    spoken.push(action);
    return dispatch(action);
  });
  await act(async () => void store.dispatch(sessionActions.handOverOffered()));
  await settle();
  await act(async () => void (await import('./hand-over-dialog')));
  await settle();
  return { ...scene, spoken };
}

describe('a link that brings another login', () => {
  it.each([
    ['继续使用当前账号', false],
    ['切换账号', true],
  ])('OPEN-010 SESSION-019 asks, and hears: %s', async (button, accepted) => {
    const { store, spoken } = await offered();
    const dialog = await screen.findByRole('alertdialog', { name: '切换账号？' });
    expect(dialog).toHaveTextContent('不确定链接来自哪里时，请不要切换');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
    expect(spoken).toContainEqual(sessionActions.handOverAnswered({ accepted }));
    expect(sessionSelectors.selectHandOver(store.getState() as WithSession)).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('OPEN-010 is not gone round by Escape', async () => {
    const { spoken } = await offered();
    const dialog = await screen.findByRole('alertdialog');
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(spoken).toHaveLength(1);
  });
});
