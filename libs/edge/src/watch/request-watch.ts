import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../edge-handler';
import { senderOf } from '../forwarding';
import type { Site } from '../site';
import { keptPath, shortAddress } from './access-log';
import type { AccessLog } from './access-log';
import { secondsSince } from './measures';
import type { Measures } from './measures';
import { nameRequest } from './request-id';
import { kindOf } from './request-kind';
import { beginRequestSpan } from './spans';
import { UnderWay } from './under-way';

export interface RequestWatchOptions {
  readonly measures: Measures;
  readonly trustProxy: boolean;
  readonly accessLog?: AccessLog;
}

/** The status by which logs say that a browser went away before the end of its answer. */
const WENT_AWAY = 499;
/** The brand of requests under a name that is no site's. */
const NO_BRAND = 'none';

/** Follows every request from its headers to the end of its answer: names it, measures it, traces it and writes it down. */
export function createRequestWatch({ measures, trustProxy, accessLog }: RequestWatchOptions) {
  const underWay = new UnderWay();
  return {
    /** All answers that are not through yet. */
    underWay,
    /** A request has come; its end is told by its response. */
    begin(request: IncomingMessage, response: ServerResponse, site: Site | undefined): void {
      const start = performance.now();
      const id = nameRequest(request, trustProxy);
      const kind = kindOf(pathOf(request));
      const path = keptPath(pathOf(request), kind);
      const brand = site?.brand ?? NO_BRAND;
      const address = accessLog ? shortAddress(senderOf(request, trustProxy)) : '';
      // Bytes of the connection, of which an answer before this one has sent its own.
      const before = request.socket.bytesWritten;
      const ends = [underWay.begin(), site?.services.underWay.begin()];
      const endSpan = beginRequestSpan(request, trustProxy, { id, brand, kind, path });
      measures.underWay.inc();
      response.once('close', () => {
        const code = response.writableFinished ? response.statusCode : WENT_AWAY;
        const seconds = secondsSince(start);
        for (const end of ends) end?.();
        measures.underWay.dec();
        measures.requestOver({ kind, brand, code, seconds });
        endSpan(code);
        accessLog?.({
          time: new Date().toISOString(),
          id,
          brand,
          kind,
          method: request.method ?? '',
          path,
          code,
          bytes: request.socket.bytesWritten - before,
          ms: Math.round(seconds * 1_000),
          address,
        });
      });
    },
  };
}
