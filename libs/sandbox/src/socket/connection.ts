import type { platformSocket } from '@heptad/contracts';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { SocketEffect } from '../scenarios/scenarios';

/** One open connection of the platform socket. */
export interface Connection {
  /** Sends a frame of text as it is. */
  sendText(text: string): void;
  close(code: number, reason: string): void;
  /** In which its client reads. */
  readonly locale: VenueLocale;
  /** Who has logged in on it. */
  owner: { readonly memberId: string; readonly name: string; readonly sessionId: string } | undefined;
  /** When the last frame arrived, real ms. */
  heardAt: number;
}

/** Sends a message, or what the scenario makes of it. */
export function say(
  connection: Connection,
  message: platformSocket.ServerMessage,
  fault: SocketEffect | undefined,
): void {
  if (fault === 'silence') return;
  if (fault === 'close') connection.close(1011, 'scenario');
  else connection.sendText(fault === 'garbage' ? '{"msgId":2000' : JSON.stringify(message));
}
