import type { Neighbours } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import { createEventHub, type OwnEventHub, type SandboxEvents } from './events';

/** What the processes of the platform tell each other. */
export interface News {
  /** Events of this process and, where they are asked for, of the others. */
  readonly events: OwnEventHub;
  /** Tells the others that what all of them hold in memory was stored anew. */
  tellChange(): void;
}

const heard = v.union([
  v.object({ name: v.string(), event: v.looseObject({}) }),
  v.object({ changed: v.literal(true) }),
]);

/** Minor units are too large for numbers. */
const written = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? { minor: String(value) } : value;

const minor = v.strictObject({ minor: v.pipe(v.string(), v.regex(/^-?\d+$/)) });
const read = (_: string, value: unknown): unknown => (v.is(minor, value) ? BigInt(value.minor) : value);

/**
 * Joins the events of this process with those of the others.
 * @param catchUp reads again what all of them hold in memory; called when another one has changed it, or may have
 */
export function openNews(
  neighbours: Neighbours,
  catchUp: () => Promise<void>,
  report: (error: unknown) => void,
): News {
  const send = (news: v.InferOutput<typeof heard>): void => neighbours.send(JSON.stringify(news, written));
  const events = createEventHub(report, (name, event) => send({ name, event: { ...event } }));
  const tellChange = (): void => send({ changed: true });
  neighbours.onText((text) => {
    const news = v.parse(heard, JSON.parse(text, read));
    if ('changed' in news) catchUp().catch(report);
    else events.hear(news.name as keyof SandboxEvents, news.event as never);
  });
  events.on('newsLost', () => void catchUp().catch(report));
  // Nor have the others heard of what was done here.
  neighbours.onGap(() => events.emit('newsLost', {}));
  return { events, tellChange };
}
