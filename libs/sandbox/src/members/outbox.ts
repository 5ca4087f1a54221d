/** A message that a real platform would have sent by phone or e-mail. */
export interface OutboxMessage {
  readonly to: string;
  readonly channel: 'phone' | 'email';
  readonly purpose: string;
  readonly code: string;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** The messages sent, newest first, kept in memory for the panel and for tests; the last 200. */
export interface Outbox {
  send(message: OutboxMessage): void;
  list(): readonly OutboxMessage[];
}

const KEPT = 200;

export function createOutbox(): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    send(message) {
      messages.unshift(message);
      messages.splice(KEPT);
    },
    list: () => [...messages],
  };
}
