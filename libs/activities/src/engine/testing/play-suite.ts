import { queryApi } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, screen } from '@testing-library/react';
import { failed, ok, playOf, refused, type WireActivity } from './activity-fakes';
import { showActivity } from './show-activity';

export interface PlayedKind {
  /** The address of its page. */
  readonly at: string;
  /** The activity as a member sees it with a chance left. */
  readonly shown: WireActivity;
  /** The same with nothing left to play; a kind without counted chances leaves it out. */
  readonly nothingLeft?: WireActivity;
  /** Plays once, as a member does by tapping. */
  readonly tap: () => Promise<void> | void;
  /** Whether the page lets a member play now. */
  readonly offers: () => boolean;
  /** What the page shows of a play that has ended as {@link PlayedKind.played}. */
  readonly ending: RegExp | string;
  readonly played?: ReturnType<typeof playOf>;
}

/** What the page of every kind that is played owes a member's tap, whatever the platform answers and whenever. */
export function playSuite(kind: PlayedKind): void {
  const { at, shown, nothingLeft, tap, offers, ending, played = playOf() } = kind;
  const ends = async () => {
    await settle();
    expect(screen.getAllByText(ending).length).toBeGreaterThan(0);
  };

  describe(`a play of ${shown.kind}`, () => {
    it('is sent once for one tap, under a key, and shows what came of it', async () => {
      const { sent, store } = await showActivity({
        at,
        shown,
        answers: { [activity.play.path]: ok({ play: played, activity: shown }) },
      });
      expect(offers()).toBe(true);
      await tap();
      await ends();
      expect(sent(activity.play)).toHaveLength(1);
      expect(sent(activity.play)[0]?.options.idempotencyKey).toMatch(/./);
      // The answer carries the activity as it is now: it is not asked for again, and not when the socket tells of the prize either.
      if (played.paid !== '0.00') act(() => void store.dispatch(queryApi.util.invalidateTags(['balance'])));
      await settle();
      expect(sent(activity.detail)).toHaveLength(1);
    });

    if (nothingLeft !== undefined)
      it('is not offered when nothing is left', async () => {
        await showActivity({ at, shown: nothingLeft });
        expect(offers()).toBe(false);
      });

    it.each([
      [7401, '活动已结束'],
      [7406, '没有可用的机会'],
      [7407, '奖品已发完'],
    ])('refused at the tap with %s says so in the platform’s words', async (code, words) => {
      const { sent } = await showActivity({
        at,
        shown,
        answers: { [activity.play.path]: refused(code, words) },
      });
      await tap();
      await settle();
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(sent(activity.play)).toHaveLength(1);
    });

    it('is asked about by its key where the answer is lost, and never sent twice', async () => {
      jest.useFakeTimers();
      const { sent } = await showActivity({
        at,
        shown,
        answers: {
          [activity.play.path]: failed('offline'),
          [activity.writeStatus.path]: ok({ known: 1, play: played }),
        },
      });
      await tap();
      await settle();
      expect(screen.getByText('结果确认中，这次机会不会重复使用')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      await ends();
      expect(sent(activity.play)).toHaveLength(1);
      const key = sent(activity.play)[0]?.options.idempotencyKey;
      expect(sent(activity.writeStatus)[0]?.request).toEqual({ idempotencyKey: key });
    });

    afterEach(() => {
      jest.useRealTimers();
    });
  });
}
