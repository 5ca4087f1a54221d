/** Watches one connection: a beat every period, and an answer of any kind wanted between two beats. */
export interface Heartbeat {
  /** Something arrived: the peer is alive. */
  heard(): void;
  stop(): void;
}

export interface HeartbeatOptions {
  readonly periodMs: number;
  /** Sends a beat. @returns false when the connection is to be given up */
  readonly beat: () => boolean;
  /** Nothing arrived since the last beat: the peer is dead, found at the latest two periods after its last sign. */
  readonly dead: () => void;
}

export function startHeartbeat({ periodMs, beat, dead }: HeartbeatOptions): Heartbeat {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) {
      clearInterval(timer);
      dead();
      return;
    }
    answered = false;
    if (!beat()) clearInterval(timer);
  }, periodMs);
  return {
    heard() {
      answered = true;
    },
    stop: () => clearInterval(timer),
  };
}
