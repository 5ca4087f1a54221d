import { LINE_HEALTH_PATH } from '@heptad/contracts';
import type { EdgeHandler } from './edge-handler';

/**
 * Says that this line works (ROUTE-008). Pages of the site's other lines may read the answer: it holds nothing but that it is
 * there.
 */
export const lineHealth: EdgeHandler = {
  matches: (path) => path === LINE_HEALTH_PATH,
  async handle(_request, response) {
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    response.end();
  },
};
