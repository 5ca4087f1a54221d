import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createFrameTexts } from '../frame-texts';
import { openedState } from '../session/session-state';
import { openedGame } from '../testing/opened-game';
import { TopBar } from './top-bar';

async function show({ isEmbedded, real }: { readonly isEmbedded: boolean; readonly real: boolean }) {
  const { i18n } = await createFrameTexts('en');
  const opened = openedGame({ real });
  render(
    <I18nextProvider i18n={i18n}>
      <TopBar
        opened={opened}
        state={openedState(opened)}
        isEmbedded={isEmbedded}
        areSoundsOn={false}
        onSounds={() => undefined}
        onSheet={() => undefined}
      />
    </I18nextProvider>,
  );
  const balance = screen.getByText('¥1,000.00').parentElement;
  return { balance, name: screen.getByRole('heading', { name: 'Jade Forest' }) };
}

describe('the bar above a game', () => {
  it('leaves name and balance to the site’s bar, but on a phone on its side, where that is folded away', async () => {
    const { balance, name } = await show({ isEmbedded: true, real: true });
    expect(balance).toHaveClass('hidden', 'short:inline');
    expect(name).toHaveClass('sr-only');
  });

  it.each([
    ['a game alone in its page', { isEmbedded: false, real: true }],
    ['a demo, whose purse the site does not know', { isEmbedded: true, real: false }],
  ])('says what is in the purse of %s', async (_, parts) => {
    const { balance } = await show(parts);
    expect(balance).not.toHaveClass('hidden');
  });
});
