import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamePlay } from '@heptad/contracts';
import { Frame } from './frame';
import { createFrameTexts } from './frame-texts';
import type { GameKind, GameProps } from './game-kind';
import type { Answer } from './session/send';
import { openedGame } from './testing/opened-game';

// The test's document has dialogs that cannot be shown.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** A kind whose rounds are begun by a button. */
function Trial({ state, isPaused, announce }: GameProps) {
  return (
    <button type="button" disabled={isPaused} onClick={() => announce('spoken')}>
      play with {state.balance}
    </button>
  );
}
const trial: GameKind = {
  engines: ['slot'],
  namespace: 'trial',
  messages: {
    'zh-CN': async () => ({ default: {} }),
    'zh-TW': async () => ({ default: {} }),
    en: async () => ({ default: {} }),
  },
  load: async () => ({ Game: Trial, Rules: () => <p>rules of the kind</p> }),
};

const opened = { ok: true, value: openedGame() } as const;

async function show(...answers: Answer<unknown>[]) {
  const tell = jest.fn();
  const hear: ((message: gamePlay.SiteMessage) => void)[] = [];
  const sender = jest.fn(
    async () => answers.shift() ?? { ok: true, value: { balance: '5.00', sums: openedGame().sums } },
  );
  const texts = await createFrameTexts('en');
  await act(async () => {
    render(
      <Frame
        entry={{ token: answers.length === 0 ? undefined : 'token-0001', language: 'en' }}
        texts={texts}
        sender={sender as never}
        site={{
          isEmbedded: true,
          tell,
          listen(heard) {
            hear.push(heard);
            return () => undefined;
          },
        }}
        kinds={[trial]}
      />,
    );
  });
  const say = (type: gamePlay.SiteMessage['type']) =>
    act(async () => hear.forEach((heard) => heard({ channel: gamePlay.FRAME_CHANNEL, type })));
  return { tell, say, sender };
}

describe('a frame', () => {
  it('opens its game, says whose money it is, and tells the page around that it is ready', async () => {
    const { tell } = await show(opened);
    expect(screen.getByRole('heading', { name: 'Jade Forest' })).toBeVisible();
    expect(screen.getByText('Play money')).toBeVisible();
    expect(screen.getByRole('button', { name: 'play with 1000.00' })).toBeEnabled();
    expect(tell).toHaveBeenCalledWith({ type: 'ready' });
  });

  it('speaks to screen readers for its game', async () => {
    await show(opened);
    await userEvent.click(screen.getByRole('button', { name: 'play with 1000.00' }));
    expect(screen.getByRole('status')).toHaveTextContent('spoken');
  });

  it('is paused and goes on as the page around says', async () => {
    const { say } = await show(opened);
    await say('pause');
    expect(screen.getByRole('alertdialog', { name: 'The game is paused' })).toBeVisible();
    expect(screen.getByText(/^play with/)).toBeDisabled();
    await say('resume');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks for the balance when money moved elsewhere', async () => {
    const { say } = await show(opened);
    await say('balanceMoved');
    expect(screen.getByRole('button', { name: 'play with 5.00' })).toBeVisible();
  });

  it('has a sheet of rules with what comes back, and closes it', async () => {
    await show(opened);
    await userEvent.click(screen.getByRole('button', { name: 'Rules and payouts' }));
    expect(screen.getByText('96.28%')).toBeInTheDocument();
    expect(screen.getByText('756.1 times the stake')).toBeInTheDocument();
    expect(screen.getByText('rules of the kind')).toBeInTheDocument();
    await userEvent.click(screen.getByText('rules of the kind').closest('dialog')!.querySelector('button')!);
    expect(screen.queryByText('rules of the kind')).not.toBeInTheDocument();
  });

  it('takes a seed of the member, and no wrong one', async () => {
    await show(opened);
    await userEvent.click(screen.getByRole('button', { name: 'How this round is proven' }));
    const field = screen.getByLabelText('Your seed');
    await userEvent.clear(field);
    await userEvent.type(field, 'with blank');
    await userEvent.click(screen.getByText('Change'));
    expect(screen.getByText('Enter 1 to 64 Latin characters without blanks.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'lucky-7');
    await userEvent.click(screen.getByText('Change'));
    expect(screen.getByText('Changed. It is used from the next round on.')).toBeInTheDocument();
  });
});

describe('a frame without a game', () => {
  it.each([
    ['no session', [], 'This game has no session'],
    ['an ended one', [{ ok: false, failure: { kind: 'ended', message: '' } }], 'This session is over'],
    [
      'a game that cannot be drawn here',
      [{ ok: true, value: openedGame({ game: { ...openedGame().game, engine: 'lottery' } }) }],
      'This page cannot open this game',
    ],
  ] as const)('says so with %s, and leads back', async (_, answers, title) => {
    const { tell } = await show(...(answers as readonly Answer<unknown>[]));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(tell).toHaveBeenCalledWith({ type: 'error', message: expect.stringMatching(/\S/) });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the hall' }));
    expect(tell).toHaveBeenCalledWith({ type: 'leave' });
  });

  it('shows why the platform refused it', async () => {
    await show({ ok: false, failure: { kind: 'refused', code: 3, message: 'Closed for repairs.' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Closed for repairs.');
  });

  it('is opened again when there was no answer', async () => {
    const { sender } = await show({ ok: false, failure: { kind: 'unknown' } }, opened);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sender).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: 'Jade Forest' })).toBeVisible();
  });
});
