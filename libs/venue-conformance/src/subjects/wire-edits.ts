import type { Score } from '@heptad/venue-gateway';
import type { ToldState } from '../venue-subject';

/** An object of an answer, before anything is known of it. */
export type Wire = Record<string, unknown>;

/** Whether a value is an object of a wire format, whose fields may be looked at. */
export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of what may be an object. */
export function field(value: unknown, name: string): unknown {
  return isWire(value) ? value[name] : undefined;
}

/** A list of what may be an object; an empty one where there is none. */
export function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** Sets a field in place. Throws where there is nothing to set it in: an edit that changes nothing proves nothing. */
export function set(value: unknown, name: string, to: unknown): void {
  if (!isWire(value)) throw new Error(`nothing to set ${name} in`);
  value[name] = to;
}

/** A score of two fields; undefined where one is none. */
export function scoreFrom(home: unknown, away: unknown): Score | undefined {
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : undefined;
}

/** A score written as `2:1`; undefined for what is no text. */
export function scoreFromText(text: unknown): Score | undefined {
  return typeof text === 'string'
    ? scoreFrom(...(text.split(':').map(Number) as [number, number]))
    : undefined;
}

let nextId = 50_000;

/** An id that no golden payload has. */
export function newId(): number {
  return nextId++;
}

type Over = Exclude<ToldState, 'pending' | 'accepted' | 'rejected' | 'cashedOut'>;

/** Whether a bet has come to its end with its matches. */
export function isOver(state: ToldState): state is Over {
  return !['pending', 'accepted', 'rejected', 'cashedOut'].includes(state);
}

/** What a bet brought that is over. */
export const BACK = '12.34';

/** Whether a bet in this state has brought something back, or is known to bring nothing. */
export function hasReturn(state: ToldState): boolean {
  return isOver(state) || state === 'cashedOut';
}
