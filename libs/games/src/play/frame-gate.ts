import { gamePlay } from '@heptad/contracts';
import * as v from 'valibot';

/** How many messages of one kind are heard in one second; a game has no reason to say more. */
export const MESSAGES_PER_SECOND = 10;
const SECOND_MS = 1_000;

/** What came to the page so far from wherever it came. */
export interface GateCounts {
  /** Handed on. */
  readonly heard: number;
  /** From another window or another origin. */
  readonly foreign: number;
  /** From the game, but not in the form of the contract. */
  readonly malformed: number;
  /** More than a game may say. */
  readonly tooMany: number;
}

/** What of a browser's message event is looked at. */
export type FrameEvent = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

interface Frame {
  /** The origin that the game was launched at. */
  readonly origin: string;
  /** The frame's window, as it is now. */
  readonly window: () => MessageEventSource | null | undefined;
}

export interface FrameGate {
  /** The message, if it is the game's, is well formed and is not one too many; else it is counted and forgotten. */
  hear(event: FrameEvent): gamePlay.GameMessage | undefined;
  counts(): GateCounts;
}

/** The kind that a message says it is of; what says none is not read any further. */
function kindOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('channel' in data) || !('type' in data))
    return undefined;
  const { channel, type } = data;
  return channel === gamePlay.FRAME_CHANNEL && typeof type === 'string' ? type : undefined;
}

/**
 * Lets in what a game's frame says, and nothing else: by origin, by window and by schema. Each kind of message has a budget of its own, so
 * that a game which floods the page with one kind can still say that it ends. What is refused costs a comparison and is counted.
 * @param now milliseconds that only grow
 */
export function createFrameGate({ origin, window }: Frame, now: () => number): FrameGate {
  const counts = { heard: 0, foreign: 0, malformed: 0, tooMany: 0 };
  let second = -Infinity;
  let spent = new Map<string, number>();

  /** Whether a message of a kind may still be read within this second. */
  const affords = (kind: string): boolean => {
    if (now() - second >= SECOND_MS) {
      second = now();
      spent = new Map();
    }
    const before = spent.get(kind) ?? 0;
    if (before >= MESSAGES_PER_SECOND) return false;
    spent.set(kind, before + 1);
    return true;
  };

  return {
    hear({ data, origin: from, source }) {
      if (from !== origin || source === null || source !== window()) {
        counts.foreign += 1;
        return undefined;
      }
      const kind = kindOf(data);
      if (kind === undefined || !KINDS.has(kind)) {
        counts.malformed += 1;
        return undefined;
      }
      if (!affords(kind)) {
        counts.tooMany += 1;
        return undefined;
      }
      const read = v.safeParse(gamePlay.gameMessage, data);
      if (!read.success) {
        counts.malformed += 1;
        return undefined;
      }
      counts.heard += 1;
      return read.output;
    },
    counts: () => ({ ...counts }),
  };
}

const KINDS: ReadonlySet<string> = new Set(
  gamePlay.gameMessage.options.map(({ entries }) => entries.type.literal),
);
