import type { BadgeTone } from '@heptad/ui-kit';
import { compareMoney, money } from '@heptad/formatting';
import type { BoardOf } from '../../engine/activity';

export type FriendBoard = BoardOf<'friendInvitation'>;
export type Friend = FriendBoard['friends'][number];
export type FriendState = Friend['state'];

export const FRIEND_TONES: Readonly<Record<FriendState, BadgeTone>> = {
  registered: 'muted',
  deposited: 'muted',
  qualified: 'accent',
  applied: 'accent',
  paid: 'success',
};

export const APPLICATION_TONES: Readonly<Record<FriendBoard['applications'][number]['state'], BadgeTone>> = {
  approved: 'accent',
  refused: 'danger',
  paid: 'success',
};

/** Friends for whom an application can be made now, as far as the page knows; the platform's rules decide. */
export function applicable({ friends }: Pick<FriendBoard, 'friends'>): readonly Friend[] {
  return friends.filter(({ state }) => state === 'qualified');
}

/** How many friends have come, have qualified whatever became of it, and were paid for. */
export function friendCounts({ friends }: Pick<FriendBoard, 'friends'>): {
  readonly joined: number;
  readonly qualified: number;
  readonly paid: number;
} {
  return {
    joined: friends.length,
    qualified: friends.filter(({ state }) => state === 'qualified' || state === 'applied' || state === 'paid')
      .length,
    paid: friends.filter(({ state }) => state === 'paid').length,
  };
}

/** Whether a friend has reached what is needed of a sum; both are decimal text. */
export function hasReached(have: string, need: string): boolean {
  return compareMoney(money(have), money(need)) >= 0;
}

/** The address that brings a friend. @param origin the site's own @param path of the board, with the code in it */
export function friendLink(origin: string, path: string): string {
  return new URL(path, origin).href;
}
