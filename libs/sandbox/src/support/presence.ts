import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { EventHub } from '../events/events';

/** How long somebody who typed is said to be typing, and how long a person of the desk may be silent before they are taken for gone, sandbox ms. */
const TYPING_MS = 5_000;
export const GONE_MS = 3 * 60_000;
/** Messages of one visitor in a minute. */
const MOST_A_MINUTE = 90;
const MINUTE = 60_000;

/** Who types and who is there. It is of the moment: a platform that restarts begins anew. */
export interface Presence {
  typed(side: 'visitor' | 'desk', conversationId: number, typing: boolean): void;
  isTyping(side: 'visitor' | 'desk', conversationId: number): boolean;
  /** A person of the desk asks or does something. */
  seen(agent: string): void;
  isGone(agent: string): boolean;
  /** Counts a message of a visitor. @returns whether there were too many within a minute */
  isTooMuch(conversationId: number): boolean;
}

/** Makes it; what one process of the platform sees, all know. */
export function createPresence(clock: Pick<SandboxClock, 'now'>, events: EventHub): Presence {
  const typing = new Map<string, number>();
  const agents = new Map<string, number>();
  const sent = new Map<number, number[]>();
  const begun = clock.now();
  events.on('chatTyped', ({ side, conversationId, typing: types }) => {
    const key = `${side}${String(conversationId)}`;
    if (types) typing.set(key, clock.now());
    else typing.delete(key);
  });
  events.on('deskSeen', ({ agent }) => agents.set(agent, clock.now()));
  return {
    typed: (side, conversationId, types) => events.emit('chatTyped', { side, conversationId, typing: types }),
    isTyping(side, id) {
      const at = typing.get(`${side}${String(id)}`);
      return at !== undefined && clock.now() - at < TYPING_MS;
    },
    seen: (agent) => events.emit('deskSeen', { agent }),
    // After a restart everybody has the whole span to come back.
    isGone: (agent) => clock.now() - (agents.get(agent) ?? begun) > GONE_MS,
    isTooMuch(id) {
      const since = clock.now() - MINUTE;
      const recent = (sent.get(id) ?? []).filter((at) => at > since);
      recent.push(clock.now());
      sent.set(id, recent.slice(-MOST_A_MINUTE - 1));
      return recent.length > MOST_A_MINUTE;
    },
  };
}
