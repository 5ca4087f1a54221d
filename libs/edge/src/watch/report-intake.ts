import * as v from 'valibot';
import { Refusal, refuseWith } from '../edge-handler';
import type { EdgeHandler } from '../edge-handler';
import { senderOf } from '../forwarding';
import { BodyReader } from '../request-body';
import type { EdgeStore } from '../store/edge-store';
import { MemoryStore } from '../store/memory-store';

/** What the intakes of one site share. */
export interface ReportIntakeOptions {
  readonly trustProxy: boolean;
  /** Where reports are counted; in this process's memory when absent. */
  readonly store?: EdgeStore;
  /** Milliseconds since 1970; the machine's clock when absent. */
  readonly now?: () => number;
}

/** One kind of report that browsers send. */
export interface ReportKind<T> {
  readonly path: string;
  /** What a report is called where it is refused. */
  readonly what: string;
  readonly maxBytes: number;
  /** How many are taken of one address in a minute. */
  readonly perMinute: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /** @param time ISO */
  take(report: T, time: string): void;
}

function parse<T>(body: Buffer, { schema, what }: ReportKind<T>): T {
  try {
    return v.parse(schema, JSON.parse(String(body)));
  } catch (cause) {
    throw new Refusal(400, `This is no ${what}.`, { cause });
  }
}

/** Takes what browsers report: bounded in size and number, and parsed. */
export function createReportIntake<T>(
  kind: ReportKind<T>,
  { trustProxy, now = Date.now, store = new MemoryStore(now) }: ReportIntakeOptions,
): EdgeHandler {
  const bodies = new BodyReader();
  return {
    matches: (path) => path === kind.path,
    async handle(request, response) {
      try {
        if (request.method !== 'POST') throw new Refusal(405, 'Reports are sent by POST.');
        const sender = senderOf(request, trustProxy);
        if (!(await store.allows(kind.path, sender, kind.perMinute)))
          throw new Refusal(429, 'Too many reports from this address in a minute.');
        kind.take(
          parse(await bodies.read(request, sender, kind.maxBytes), kind),
          new Date(now()).toISOString(),
        );
        response.writeHead(204, { 'cache-control': 'no-store' }).end();
      } catch (error) {
        // What is left of a body is not waited for.
        response.shouldKeepAlive = false;
        refuseWith(response, error);
      }
    },
  };
}
