import type { platformSocket } from '@heptad/contracts';

/** One open connection of the platform socket. */
export interface Connection {
  /** Sends a frame of text as it is. */
  sendText(text: string): void;
  close(code: number, reason: string): void;
  /** Who has logged in on it. */
  owner: { readonly memberId: string; readonly name: string; readonly sessionId: string } | undefined;
  /** When the last frame arrived, real ms. */
  heardAt: number;
}

/** What goes wrong with a connection when it would say or hear something. */
export type Fate = 'close' | 'silence' | 'garbage' | undefined;

/** Sends a message, or what the scenario makes of it. */
export function say(connection: Connection, message: platformSocket.ServerMessage, fate: Fate): void {
  if (fate === 'silence') return;
  if (fate === 'close') connection.close(1011, 'scenario');
  else connection.sendText(fate === 'garbage' ? '{"msgId":2000' : JSON.stringify(message));
}
