import type { CommandHandler } from '@heptad/feature-module';
import { isMoney, type Money } from '@heptad/formatting';
import { createWriteState, lateWriteSaga, type WithWrite } from '@heptad/idempotent-write';
import type { Transfer } from '@heptad/venue-gateway';
import * as v from 'valibot';

const channel = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** Money that goes along into a game's venue, or all of it back. */
export const gameMoneyOrder = v.variant('direction', [
  v.object({ direction: v.literal('in'), channel, amount: v.custom<Money>(isMoney) }),
  v.object({ direction: v.literal('back'), channel }),
]);
export type GameMoneyOrder = v.InferOutput<typeof gameMoneyOrder>;

/** What a movement is about: one of each direction and venue is open at a time. */
export const subjectOfMoney = ({
  direction,
  channel: venue,
}: {
  readonly direction: 'in' | 'back';
  readonly channel: string;
}): string => `${direction}:${venue}`;

/** Money that a member takes along into a game and brings back on leaving, each movement once (VENUE-017). */
export const gameMoney = createWriteState<'gameMoney', GameMoneyOrder, Transfer>({
  name: 'gameMoney',
  subject: subjectOfMoney,
});

/** Sends and follows those movements once there is one. */
export const gameMoneyWhenAsked = lateWriteSaga(gameMoney.state, {
  load: async () => (await import('./game-money-sending')).gameMoneySending,
  isNeeded: gameMoney.selectIsOpen,
  wakes: gameMoney.actions.writeRequested.match,
});

/** The part of the app's state that those movements are in. */
export type WithGameMoney = WithWrite<'gameMoney', GameMoneyOrder, Transfer>;

/** Answers `games.bringBack`: all that lies in a venue goes back to the centre wallet, once. */
export const bringBack: CommandHandler<unknown> = (payload, _services, { dispatch }) => {
  const asked = v.safeParse(v.object({ channel }), payload);
  if (asked.success)
    dispatch(gameMoney.actions.writeRequested({ direction: 'back', channel: asked.output.channel }));
};
