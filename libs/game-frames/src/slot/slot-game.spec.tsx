import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createFrameTexts } from '../frame/frame-texts';
import type { GameSession, Round } from '../frame/session/game-session';
import { openedState, type OpenedGame } from '../frame/session/session-state';
import { openedGame, sessionWith } from '../frame/testing/opened-game';
import { SlotGame } from './slot-game';
import { slotKind } from './slot-kind';
import { slotRoundWith } from './testing/slot-rounds';

const silent = { areOn: false, play: () => undefined };
/** Nobody waits: a round is shown as fast as it can be. */
const clock = { now: () => 10_000, wait: () => Promise.resolve() };

async function show(
  parts: Partial<GameSession>,
  { opened = openedGame(), isPaused = false, changes = {}, sounds = silent } = {},
) {
  const texts = await createFrameTexts('en');
  await texts.add(slotKind.namespace, slotKind.messages);
  const scene = { show: jest.fn(), run: jest.fn(), rest: jest.fn(), mark: jest.fn(), destroy: jest.fn() };
  const makeScene = jest.fn(async () => scene);
  const announce = jest.fn();
  const session = sessionWith({ finish: () => undefined, ...parts }, opened);
  await act(async () => {
    render(
      <I18nextProvider i18n={texts.i18n}>
        <SlotGame
          opened={opened as OpenedGame}
          session={session}
          state={{ ...openedState(opened), ...changes }}
          isPaused={isPaused}
          sounds={sounds}
          announce={announce}
          makeScene={makeScene}
          clock={clock}
        />
      </I18nextProvider>,
    );
  });
  return { scene, announce };
}

const plays = (round: Round) => jest.fn(async () => ({ ok: true as const, value: round }));
const spin = () => screen.getByRole('button', { name: 'Spin' });

describe('a slot', () => {
  it('plays one round of the chosen stake for each press, and says what it gave back', async () => {
    const round = slotRoundWith(({ win }) => Number(win) > 2);
    const [play, finish] = [plays(round), jest.fn()];
    const { scene, announce } = await show({ play, finish });
    await userEvent.click(screen.getByRole('button', { name: 'Raise the stake' }));
    await userEvent.click(spin());
    expect(play).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledWith('5.00');
    expect(scene.run).toHaveBeenCalledWith(10_000);
    expect(scene.rest).toHaveBeenCalledWith(JSON.parse(round.result!).spin.stops, expect.any(Array));
    expect(finish).toHaveBeenCalledWith(round);
    expect(announce).toHaveBeenCalledWith(`This round gave back ¥${round.win}.`);
    expect(screen.getByText('Won')).toBeVisible();
  });

  it('does not call it won when less than the stake came back', async () => {
    const round = slotRoundWith(({ win }) => Number(win) > 0 && Number(win) < 2);
    await show({ play: plays(round) });
    await userEvent.click(spin());
    expect(screen.getByText('Back')).toBeVisible();
    expect(screen.getByText(`¥${round.win}`, { selector: '.text-base span' })).toBeVisible();
    expect(screen.queryByText('Won')).not.toBeInTheDocument();
  });

  it.each([
    ['more than the stake', (win: number) => win > 2, 1],
    ['less than the stake', (win: number) => win > 0 && win < 2, 0],
    ['nothing', (win: number) => win === 0, 0],
  ])('sounds like a win or not where %s came back', async (_, fits, wins) => {
    const sounds = { areOn: true, play: jest.fn() };
    await show({ play: plays(slotRoundWith(({ win }) => fits(Number(win)))) }, { sounds });
    await userEvent.click(spin());
    expect(sounds.play.mock.calls.filter(([sound]) => sound === 'win')).toHaveLength(wins);
  });

  it('never plays by itself: a round that is over waits for a press, and nothing offers more', async () => {
    const play = plays(slotRoundWith(({ win }) => win === '0.00'));
    await show({ play });
    await userEvent.click(spin());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(play).toHaveBeenCalledTimes(1);
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Lower the stake', 'Raise the stake', 'Spin']);
  });

  it('says so when nothing came', async () => {
    await show({ play: plays(slotRoundWith(({ win }) => win === '0.00')) });
    await userEvent.click(spin());
    expect(screen.getByText('Nothing came of this round.')).toBeVisible();
  });

  it('shows why a spin was refused, and puts the reels back', async () => {
    const play = jest.fn(async () => ({
      ok: false as const,
      failure: { kind: 'refused' as const, code: 1, message: 'Your limit is reached.' },
    }));
    const { scene } = await show({ play });
    await userEvent.click(spin());
    expect(screen.getByRole('alert')).toHaveTextContent('Your limit is reached.');
    expect(scene.show).toHaveBeenCalled();
  });

  it('plays nothing while the page around has it paused', async () => {
    const play = plays(slotRoundWith(() => true));
    await show({ play }, { isPaused: true });
    expect(spin()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(spin());
    expect(play).not.toHaveBeenCalled();
  });

  it('plays nothing before the least length of a round is over', async () => {
    const play = plays(slotRoundWith(() => true));
    await show({ play }, { changes: { notBefore: performance.now() + 60_000 } });
    await userEvent.click(spin());
    expect(play).not.toHaveBeenCalled();
  });

  it('takes a key that is held down for one press', async () => {
    const play = jest.fn(() => new Promise<never>(() => undefined));
    await show({ play });
    spin().focus();
    await userEvent.keyboard('{Enter>5/}');
    expect(play.mock.calls.length).toBe(1);
  });

  it('shows a settled round that nobody has seen, without playing it', async () => {
    const unseen = slotRoundWith(({ win }) => win === '0.00');
    const [begin, finish] = [jest.fn(), jest.fn()];
    const { announce } = await show({ begin, finish }, { opened: openedGame({ unseen }) });
    expect(announce).toHaveBeenCalledWith(
      'A round from last time was settled but not shown to its end. Here is its result.',
    );
    expect(begin).toHaveBeenCalledWith(unseen.id);
    expect(finish).toHaveBeenCalledWith(unseen);
  });
});
