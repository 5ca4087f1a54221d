/** Messages of a block: a block is drawn again only when it changed, and laid out only near the view. */
export const BLOCK = 50;

/** The messages in blocks by their numbers, so that one more changes the last block alone. */
export function blocksOf<Message>(
  messages: readonly Message[],
  numberOf: (message: Message) => number,
): readonly (readonly Message[])[] {
  const blocks = new Map<number, Message[]>();
  for (const message of messages) {
    const at = Math.floor(numberOf(message) / BLOCK);
    const block = blocks.get(at);
    if (block === undefined) blocks.set(at, [message]);
    else block.push(message);
  }
  return [...blocks.values()];
}
