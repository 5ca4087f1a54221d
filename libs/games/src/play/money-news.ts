/** What is read of a movement of a game's money. */
interface Movement {
  readonly order: { readonly direction: 'in' | 'back' };
  readonly status: string;
}

/** Whether a movement is still to be told once its game was left: what went along was seen in the game. */
export const isNews = ({ order, status }: Movement): boolean =>
  order.direction === 'back' || status !== 'succeeded';
