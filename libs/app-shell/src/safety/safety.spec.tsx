import { act, fireEvent, screen } from '@testing-library/react';
import { settle, showShell } from '../testing/shell-scene';
import { siteParts } from '../site/site-parts';
import { SafetyHost } from './safety-host';
import { createSafetyNotice } from './safety-notice';

async function scene() {
  const safety = createSafetyNotice();
  const { translations } = await showShell({
    routes: [{ path: '/', element: <SafetyHost /> }],
    services: { safety },
  });
  await act(async () => translations.add('site', siteParts.messages));
  const ask = async (payload: unknown): Promise<void> => {
    await act(async () => siteParts.commands?.['safety.show']?.(payload, { safety } as never, {} as never));
    // The dialog's code is fetched with the first tip.
    await settle();
    await act(async () => void (await import('./safety-dialog')));
  };
  return { safety, ask };
}

describe('the safety tip', () => {
  it('SHELL-039 warns of card numbers that support gives of its own accord', async () => {
    const { ask } = await scene();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await ask(jest.fn());
    const dialog = await screen.findByRole('alertdialog', { name: '安全提示' });
    expect(dialog).toHaveTextContent('银行卡号');
    expect(dialog).toHaveTextContent('请勿转账');
    expect(dialog).toHaveTextContent(/客服.*主动/);
    expect(dialog).toHaveTextContent('平台概不负责');
  });

  it('SHELL-040 closes with "I understand", and only then goes on', async () => {
    const { safety, ask } = await scene();
    const openWhenCalled = jest.fn();
    await ask(() => openWhenCalled(safety.current() !== undefined));
    const understood = await screen.findByRole('button', { name: '我知道了' });
    expect(openWhenCalled).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(understood));
    expect(openWhenCalled.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('SHELL-040 is not gone round by Escape', async () => {
    const { ask } = await scene();
    const next = jest.fn();
    await ask(next);
    const dialog = await screen.findByRole('alertdialog');
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(next).not.toHaveBeenCalled();
  });

  it('is not shown for a payload that nothing can come after', async () => {
    const { safety, ask } = await scene();
    await ask('deposit');
    expect(safety.current()).toBeUndefined();
  });
});
