import { REQUEST_CODES, familyOfPath } from '@heptad/contracts';
import type { FastifyInstance } from 'fastify';
import { wrap } from './envelope';
import type { SandboxServices } from './services';

/** Answers what no area serves and what cannot be read, in the envelope of the path's family. */
export function answerUnknown(app: FastifyInstance, services: SandboxServices): void {
  app.setNotFoundHandler((request, reply) => {
    const outcome = {
      code: REQUEST_CODES.notFound,
      message: `接口不存在：${request.method} ${request.url}`,
      data: null,
    };
    return reply.code(404).send(wrap(familyOfPath(request.url), outcome, services.clock.now()));
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) services.logger.error(`${request.method} ${request.url}`, error);
    const outcome =
      status >= 500
        ? { code: REQUEST_CODES.internal, message: '系统异常，请稍后重试', data: null }
        : { code: REQUEST_CODES.invalidRequest, message: '请求内容无法读取', data: null };
    return reply.code(status).send(wrap(familyOfPath(request.url), outcome, services.clock.now()));
  });
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
