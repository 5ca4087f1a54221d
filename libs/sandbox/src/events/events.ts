import type { CallResponse, chat } from '@heptad/contracts';
import type { AccountId, Row } from '@heptad/sandbox-ledger';

/** What a jackpot holds, minor units. */
export interface JackpotAmount {
  readonly code: 'jade' | 'amber' | 'cinnabar';
  readonly amount: bigint;
}

/** What happens inside the platform that somebody outside (socket, panel) may want to be told of, always after the commit. */
export interface SandboxEvents {
  /** A member's account has a new balance. */
  balanceMoved: { readonly memberId: string; readonly account: AccountId };
  /** A deposit is in the member’s wallet. */
  depositCredited: { readonly memberId: string };
  /** A bet was placed, accepted, refused, settled or cashed out. `state` is betting's own word for it. */
  betChanged: {
    readonly memberId: string;
    readonly betId: string;
    readonly venue: string;
    readonly state: string;
  };
  /** A member's round of a game was settled. */
  roundSettled: { readonly memberId: string };
  /** The operator took open rounds of games back. */
  roundsVoided: { readonly rounds: readonly Row<'game_rounds'>[] };
  /** The jackpots hold other sums than a moment ago. */
  jackpotsMoved: { readonly amounts: readonly JackpotAmount[] };
  /** A deposit or a withdrawal has its end. */
  orderDecided: {
    readonly memberId: string;
    readonly orderNo: string;
    readonly outcome: 'depositCredited' | 'depositRefused' | 'withdrawalPaid' | 'withdrawalRefused';
  };
  /** What a member may do, or has set for their own protection, has changed. */
  /** What a member may do, has set for their own protection, or says of themself, has changed. */
  protectionChanged: { readonly memberId: string };
  /** A mail has come into a member's inbox. */
  mailArrived: { readonly memberId: string; readonly mailId: string };
  /** One text was sent to many members at once. */
  mailsSent: { readonly textId: number };
  /** A member read, threw away or brought back mails. */
  mailsCounted: { readonly memberId: string };
  /** The member's conversation with customer service moved. */
  chatMoved: { readonly memberId: string; readonly state: CallResponse<typeof chat.home>['state'] };
  /** A feedback of the member has an answer. */
  feedbackMoved: { readonly memberId: string; readonly feedbackId: string };
  /** A session was ended by the platform (signed in elsewhere, locked). */
  sessionEnded: { readonly memberId: string; readonly tokenHash: string };
}

export interface EventHub {
  emit<Name extends keyof SandboxEvents>(name: Name, event: SandboxEvents[Name]): void;
  /** Gives the way to leave. */
  on<Name extends keyof SandboxEvents>(
    name: Name,
    listener: (event: SandboxEvents[Name]) => void,
  ): () => void;
}

/** Makes the hub; a listener that throws is reported and does not keep the others from hearing. */
export function createEventHub(onError: (error: unknown) => void): EventHub {
  const listeners = new Map<keyof SandboxEvents, Set<(event: never) => void>>();
  return {
    emit(name, event) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          (listener as (event: unknown) => void)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
  };
}
