import { gamePlay } from '@heptad/contracts';
import { money, subtractMoney, type Money } from '@heptad/formatting';
import type { SiteBridge } from '../site/site-bridge';
import type { Answer, Sender } from './send';
import { newKey } from './new-key';
import { openStreamSocket, type StreamSocket } from './stream-socket';
import { sessionCalls, type SessionCalls } from './session-calls';
import { openedState, type OpenedGame, type Round, type SessionState } from './session-state';

export type { OpenedGame, Round, SessionState } from './session-state';

/** A session of one game: its calls, and what is true of it. */
export interface GameSession extends SessionCalls {
  state(): SessionState;
  /** @returns ends the listening */
  subscribe(listener: () => void): () => void;
  /**
   * Plays a round that is settled at once: the stake leaves the balance with the tap. Without an answer it is sent again with its
   * key until there is one. The caller shows the round and then calls `finish`; after a failure nothing is to be shown.
   * @param choice in the form of the game's engine
   */
  play(stake: Money, choice?: unknown): Promise<Answer<Round>>;
  /** Says that a round is under way that did not come from `play`; its stake is in the balance already. */
  begin(round: string): void;
  /** A round has been shown to its end: its win comes in, and platform and site are told. */
  finish(round: Pick<Round, 'id' | 'win'>): void;
  /** Takes a balance from an answer of `call` or `write`. */
  takeBalance(balance: string, sums?: SessionState['sums']): void;
  /** Asks for the balance, because money came or went elsewhere. */
  refreshBalance(): Promise<void>;
  chooseClientSeed(seed: string): void;
  /** Opens a connection to the stream of shared rounds; its first message is to be the token. */
  openSocket(): StreamSocket;
  readonly token: string;
  /** The round under way will not be shown to its end here: the session is over. */
  letGo(): void;
}

export interface SessionOptions {
  readonly opened: OpenedGame;
  readonly token: string;
  readonly sender: Sender;
  readonly site: SiteBridge;
  /** Milliseconds of the page's own clock. */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
  readonly newKey?: () => string;
  readonly openSocket?: () => StreamSocket;
}

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins the session of a game that was opened. */
export function createSession(options: SessionOptions): GameSession {
  const { opened, sender, site, now = () => performance.now(), pause = waited } = options;
  const { token, openSocket = openStreamSocket, newKey: makeKey = newKey } = options;
  const listeners = new Set<() => void>();
  let state = openedState(opened);
  /** What the balance will be when the round under way has been shown. */
  let coming: Money | undefined;

  const change = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const { call, write } = sessionCalls({ sender, pause, change });
  const takeBalance: GameSession['takeBalance'] = (balance, sums = state.sums) => {
    change({ balance: money(balance), sums });
    site.tell({ type: 'balance', balance });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(stake, choice = {}) {
      const before = state.balance;
      change({
        isInRound: true,
        balance: subtractMoney(before, stake),
        notBefore: now() + opened.leastRoundMs,
      });
      const request = {
        key: makeKey(),
        stake,
        clientSeed: state.clientSeed,
        choice: JSON.stringify(choice),
      };
      const answer = await write(gamePlay.play, request);
      if (!answer.ok) {
        change({ isInRound: false, balance: before });
        return answer;
      }
      const { round, balance, next, sums } = answer.value;
      coming = money(balance);
      change({ balance: subtractMoney(coming, money(round.win)), next, sums, last: round });
      site.tell({ type: 'roundBegun', round: round.id });
      return { ok: true, value: round };
    },
    begin(round) {
      change({ isInRound: true });
      site.tell({ type: 'roundBegun', round });
    },
    finish({ id, win }) {
      const balance = coming ?? state.balance;
      coming = undefined;
      change({ isInRound: false, balance });
      void call(gamePlay.seen, { round: id });
      site.tell({ type: 'roundEnded', round: id, win });
      site.tell({ type: 'balance', balance });
    },
    call,
    write,
    takeBalance,
    async refreshBalance() {
      const answer = await call(gamePlay.balance, {});
      if (!answer.ok) return;
      // A round that is being shown keeps its win to itself until its end.
      if (coming === undefined) takeBalance(answer.value.balance, answer.value.sums);
      else coming = money(answer.value.balance);
    },
    chooseClientSeed: (clientSeed) => change({ clientSeed }),
    openSocket,
    token,
    letGo: () => change({ isInRound: false }),
  };
}
