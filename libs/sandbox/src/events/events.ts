import type { CallResponse, chat } from '@heptad/contracts';
import type { AccountId, Row } from '@heptad/sandbox-ledger';

/** What a jackpot holds, minor units. */
export interface JackpotAmount {
  readonly code: 'jade' | 'amber' | 'cinnabar';
  readonly amount: bigint;
}

/** A message that a real platform would have sent by phone or e-mail. */
export interface OutboxMessage {
  readonly to: string;
  readonly channel: 'phone' | 'email';
  readonly purpose: string;
  readonly code: string;
  /** Sandbox time, ms. */
  readonly at: number;
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
  /** Rounds of games that come by the clock were settled together. */
  roundsSettled: { readonly rounds: readonly Row<'game_rounds'>[] };
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
  /** A person of the desk asked or did something. */
  deskSeen: { readonly agent: string };
  /** Somebody types in a conversation, or has stopped. */
  chatTyped: { readonly side: 'visitor' | 'desk'; readonly conversationId: number; readonly typing: boolean };
  /** A message was sent to a phone or an e-mail address. */
  messageSent: OutboxMessage;
  /** A feedback of the member has an answer. */
  feedbackMoved: { readonly memberId: string; readonly feedbackId: string };
  /** A session was ended by the platform (signed in elsewhere, locked). */
  sessionEnded: { readonly memberId: string; readonly tokenHash: string };
  /** One of the processes could not be reached for a while: what it told the others is lost, and what they told it. */
  newsLost: Readonly<Record<string, never>>;
}

/** Whose events a listener hears: of every process of the platform, of this one alone, or of the others alone. */
export type EventOrigin = 'all' | 'own' | 'others';

export interface EventHub {
  emit<Name extends keyof SandboxEvents>(name: Name, event: SandboxEvents[Name]): void;
  /**
   * Gives the way to leave. What must be done once by the whole platform listens to `own`, what tells browsers to `all`.
   * @param origin `all` unless given
   */
  on<Name extends keyof SandboxEvents>(
    name: Name,
    listener: (event: SandboxEvents[Name]) => void,
    origin?: EventOrigin,
  ): () => void;
}

/** The hub of one process, as the platform's start holds it. */
export interface OwnEventHub extends EventHub {
  /** Takes in what another process did. */
  hear<Name extends keyof SandboxEvents>(name: Name, event: SandboxEvents[Name]): void;
}

interface Listening {
  readonly origin: EventOrigin;
  readonly tell: (event: never) => void;
}

/**
 * Makes the hub; a listener that throws is reported and does not keep the others from hearing.
 * @param tellOthers hands what this process did to the others; there are none unless given
 */
export function createEventHub(
  onError: (error: unknown) => void,
  tellOthers: <Name extends keyof SandboxEvents>(name: Name, event: SandboxEvents[Name]) => void = () =>
    undefined,
): OwnEventHub {
  const listeners = new Map<keyof SandboxEvents, Set<Listening>>();

  function tell(name: keyof SandboxEvents, event: unknown, from: 'own' | 'others'): void {
    for (const { origin, tell: listener } of listeners.get(name) ?? []) {
      if (origin !== 'all' && origin !== from) continue;
      try {
        (listener as (event: unknown) => void)(event);
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    emit(name, event) {
      tell(name, event, 'own');
      tellOthers(name, event);
    },
    hear: (name, event) => tell(name, event, 'others'),
    on(name, tell, origin = 'all') {
      const known = listeners.get(name) ?? new Set();
      const listening = { origin, tell };
      listeners.set(name, known.add(listening));
      return () => known.delete(listening);
    },
  };
}
