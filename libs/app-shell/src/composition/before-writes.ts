import type { ApiClient } from '@heptad/api-client';

/**
 * The same client, which tells of every call that moves money or places a bet before it leaves: what becomes of it is heard
 * by the platform's socket.
 */
export function beforeWrites(api: ApiClient, tell: () => void): ApiClient {
  return {
    ...api,
    send(call, request, options) {
      if (call.safety === 'keyed') tell();
      return api.send(call, request, options);
    },
  };
}
