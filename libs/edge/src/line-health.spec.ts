import { LINE_HEALTH_PATH } from '@heptad/contracts';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './create-edge';
import { DEPLOYMENT, buildSite } from './test-site';

describe('the health of a line', () => {
  const site = buildSite();
  let edge: FastifyInstance;
  beforeAll(() => {
    edge = createEdge({ root: site.root, upstream: 'http://127.0.0.1:1', deployment: DEPLOYMENT });
  });
  afterAll(async () => {
    await edge.close();
    site.remove();
  });

  it('ROUTE-008 is told to pages of other lines, without content, and never kept', async () => {
    const answer = await edge.inject({ url: LINE_HEALTH_PATH, headers: { origin: 'https://other.example' } });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
  });

  it('is one path and nothing below it', async () => {
    const answer = await edge.inject({ url: `${LINE_HEALTH_PATH}/deeper` });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
