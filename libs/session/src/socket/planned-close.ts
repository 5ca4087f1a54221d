import { platformSocket } from '@heptad/contracts';
import * as v from 'valibot';

/** The part of a `CloseEvent` that is read; an error's event has none of it. */
export interface CloseLike {
  readonly code?: number;
  readonly reason?: string;
}

/** Milliseconds over which a planned close asks its clients to come back. @returns undefined for any other close */
export function spreadOf({ code, reason }: CloseLike): number | undefined {
  if (code !== platformSocket.PLANNED_CLOSE) return undefined;
  const spread = v.safeParse(platformSocket.plannedSpread, reason);
  return spread.success ? spread.output : undefined;
}
