import { push } from '@heptad/contracts';
import { localeOfHeader } from '@heptad/sandbox-venues';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { pushMembers } from './push-members';
import { createSubscriptions } from './subscriptions';

/** Puts notifications on the server: which device is told of what, and telling them. */
export function servePush({ calls, services }: AreaServer): void {
  const subscriptions = createSubscriptions(services.storage);

  calls.serveCall(push.state, async ({ body: { endpoint }, member }) => {
    const { id } = signedIn(member);
    const kept = endpoint === undefined ? undefined : await subscriptions.find(id, endpoint);
    return {
      key: services.vapidKeys.publicKey,
      subscribed: kept === undefined ? (0 as const) : (1 as const),
      kinds: [...(kept?.kinds ?? [])],
    };
  });

  calls.serveCall(push.subscribe, async ({ body, member, token, headers, now }) => {
    const subscription = {
      ...body,
      kinds: [...new Set(body.kinds)],
      memberId: signedIn(member).id,
      session: services.sessions.idOf(token ?? ''),
      locale: localeOfHeader(headers['accept-language']),
    };
    await services.storage.transaction(() => subscriptions.keep(subscription, now));
    return null;
  });

  calls.serveCall(push.unsubscribe, async ({ body, member }) => {
    await subscriptions.drop(body.endpoint, signedIn(member).id);
    return null;
  });

  pushMembers(services);
}
