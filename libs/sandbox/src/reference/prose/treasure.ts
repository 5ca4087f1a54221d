import type { CallId } from '@heptad/contracts';

type TreasureCall = Extract<CallId, `treasure.${string}`>;

/** Money that earns interest while it lies in the balance treasure. */
export const treasureProse: Readonly<Record<TreasureCall, string>> = {
  'treasure.state': 'What lies in the balance treasure, what it has earned, the rates and the bounds.',
  'treasure.move':
    'Moves money in from the centre wallet or out to it. Needs an Idempotency-Key. Moving in is refused for members who rest or are limited, moving out for nobody.',
  'treasure.moveStatus': 'What became of a move, asked by its key; known 0 when it never arrived.',
  'treasure.income':
    'Each day’s interest, the newest first. It is paid at the member’s midnight for what lay there the whole day.',
  'treasure.tasks': 'Rewards for days in a row, and how far the member is.',
  'treasure.claimTask':
    'Pays a reward into the centre wallet: 7404 before its days are full, 7405 the second time.',
};
