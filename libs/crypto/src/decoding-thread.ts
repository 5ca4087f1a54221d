import type { DecodingAnswer, DecodingRequest } from './payload-thread';

/** A thread that decodes beside the page, as the page sees it. */
export interface DecodingThread {
  send(request: DecodingRequest): void;
  close(): void;
}

export interface DecodingThreadEvents {
  onAnswer(answer: DecodingAnswer): void;
  /** The thread could not start, or broke. */
  onFailure(): void;
}

/** Starts a thread, which runs `answerDecoding`. May throw where the browser has none. */
export type OpenDecodingThread = (events: DecodingThreadEvents) => DecodingThread;

/** A browser or a policy that allows no thread will not allow it later. */
const MOST_FAILURES = 2;

/** One thread at a time, and as few attempts at one as are of use. */
export interface ThreadKeeper {
  /** The thread that runs, or a new one; undefined where none can be had. */
  thread(): DecodingThread | undefined;
  /** Ends the thread, which is heeded no more. */
  end(): void;
  /** Ends a thread that broke or fell silent; after the second failure there is no other. */
  giveUp(): void;
}

/**
 * @param open undefined where there are no threads
 * @param events of the thread that runs: one that was ended may still speak
 */
export function createThreadKeeper(
  open: OpenDecodingThread | undefined,
  events: DecodingThreadEvents,
): ThreadKeeper {
  let running: DecodingThread | undefined;
  /** Which thread is listened to. */
  let generation = 0;
  let failures = 0;

  function start(openThread: OpenDecodingThread): DecodingThread | undefined {
    generation += 1;
    const mine = generation;
    try {
      return openThread({
        onAnswer(answer) {
          if (mine === generation) events.onAnswer(answer);
        },
        onFailure() {
          if (mine === generation) events.onFailure();
        },
      });
    } catch {
      failures += 1;
      return undefined;
    }
  }

  function end(): void {
    generation += 1;
    running?.close();
    running = undefined;
  }

  return {
    thread() {
      if (running === undefined && open !== undefined && failures < MOST_FAILURES) running = start(open);
      return running;
    },
    end,
    giveUp() {
      failures += 1;
      end();
    },
  };
}
