import { MAX_REPORTED, type BrowserEvent, type BrowserReport } from '@heptad/contracts';
import { isMissingChunk } from '../feedback/chunk-reload';
import { framesOf, kindOfError, missingFileOf } from './error-frames';

export type Vital = Extract<BrowserEvent, { kind: 'vital' }>['name'];

export interface VisitReportsOptions {
  /** The name of the page's first script. */
  readonly build: string;
  /** The pattern of the route that is open. */
  route(): string;
  send(report: BrowserReport): void;
}

/** What a visit tells the edge of itself. */
export interface VisitReports {
  /** @param value milliseconds; for CLS its own figure */
  vital(name: Vital, value: number): void;
  /** Errors without a place in our own files, and those told already, are left out. @returns whether there is something new to send */
  error(error: unknown): boolean;
  /** Sends what has not been sent. */
  flush(): void;
}

function eventOf(error: unknown, route: string): BrowserEvent | undefined {
  if (isMissingChunk(error)) return { kind: 'missingFile', route, file: missingFileOf(error) ?? 'unknown' };
  const frames = [...framesOf(error)];
  return frames.length > 0 ? { kind: 'error', route, name: kindOfError(error), frames } : undefined;
}

/** Gathers what is told, each thing once, with the route that it came about on; a page that fails over and over floods nobody. */
export function createVisitReports({ build, route, send }: VisitReportsOptions): VisitReports {
  const told = new Set<string>();
  let pending: BrowserEvent[] = [];

  function add(event: BrowserEvent): boolean {
    const sign = JSON.stringify(event);
    if (told.size >= MAX_REPORTED || told.has(sign)) return false;
    told.add(sign);
    pending.push(event);
    return true;
  }

  return {
    vital: (name, value) => void add({ kind: 'vital', route: route(), name, value }),
    error(error) {
      const event = eventOf(error, route());
      return event !== undefined && add(event);
    },
    flush() {
      if (pending.length === 0) return;
      const events = pending;
      pending = [];
      send({ build, events });
    },
  };
}
