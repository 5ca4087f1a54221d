import type { FastifyRequest } from 'fastify';

/** Whether a request comes from the games' own pages, or from no page at all. */
export function isOwnOrigin({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const foreign = origin !== undefined && origin !== `${protocol}://${host}`;
  return !foreign && headers['sec-fetch-site'] !== 'cross-site';
}
