import { refuseWith } from './edge-handler';
import type { EdgeHandler } from './edge-handler';
import { senderOf } from './forwarding';
import { Places } from './places';
import { isPlatformPath, isSocketPath } from './platform-paths';
import { relay } from './relay';
import type { UpstreamWatch } from './relay';
import { BodyReader } from './request-body';
import type { BodyLimits } from './request-body';
import { answerSharedList } from './shared-list-answer';
import type { SharedLists } from './shared-lists';
import type { Upstream } from './upstream';

/** Calls under way at the same time, from one address and in all; each takes a connection to the platform. */
const CALLS_PER_ADDRESS = 256;
const CALLS_IN_ALL = 1_024;

/**
 * Hands calls on to the platform, their bodies once they are whole, and its answers back, as they come, long lists packed;
 * nothing is kept or repeated, but what `lists` holds for all guests is given from there.
 */
export function createPlatformProxy(
  upstream: Upstream,
  lists: SharedLists,
  limits: BodyLimits,
  watch: UpstreamWatch,
): EdgeHandler {
  const bodies = new BodyReader(limits);
  const places = new Places(CALLS_PER_ADDRESS, CALLS_IN_ALL);
  return {
    // A plain request to the socket's path is the platform's to refuse.
    matches: (path) => isPlatformPath(path) || isSocketPath(path),
    async handle(request, response) {
      const sender = senderOf(request, upstream.trustProxy);
      try {
        const body = await bodies.read(request, sender);
        await places.within(sender, async () => {
          const isAnswered = await answerSharedList(lists, request, body, response);
          if (!isAnswered && !request.socket.destroyed) await relay(upstream, request, response, body, watch);
        });
      } catch (error) {
        // What is left of a body is not waited for.
        response.shouldKeepAlive = false;
        refuseWith(response, error);
      }
    },
  };
}
