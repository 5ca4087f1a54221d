import type { EventHub, OutboxMessage } from '../events/events';

/** The messages sent, newest first, kept in memory for the panel and for tests; the last 200. */
export interface Outbox {
  send(message: OutboxMessage): void;
  list(): readonly OutboxMessage[];
}

const KEPT = 200;

/** The outbox of one process, which also shows what the others sent. */
export function createOutbox(events: EventHub): Outbox {
  const messages: OutboxMessage[] = [];
  events.on('messageSent', (message) => {
    messages.unshift(message);
    messages.splice(KEPT);
  });
  return {
    send: (message) => events.emit('messageSent', message),
    list: () => [...messages],
  };
}
