import { IP_BLOCKED_CODES, familyOfPath } from '@heptad/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Delay, ScenarioEffect, Scenarios } from '../scenarios/scenarios';
import { wrap } from './envelope';
import { headersOf } from './request-fields';
import type { SandboxServices } from './services';

interface Pending {
  readonly malformed?: 'json' | 'shape' | 'truncated';
  readonly dropAfter?: boolean;
}

const pending = new WeakMap<FastifyRequest, Pending>();

/** What still has to go wrong with a request once its work is done. */
export function faultOf(request: FastifyRequest): Pending | undefined {
  return pending.get(request);
}

/** Waits for the end of a delay, whichever way it ends. */
const over = ({ ms, ended }: Delay): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      ended.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    ended.addEventListener('abort', end);
  });

/** Data of another kind than the contract's, for an answer that reads well and means nothing. */
export function wrongShape(data: unknown): unknown {
  if (Array.isArray(data)) return { unexpected: true };
  return typeof data === 'object' && data !== null ? { unexpected: [] } : { unexpected: data ?? true };
}

/** Lets the switched-on scenarios happen to every request outside of `/__sandbox`. */
export function injectFaults(app: FastifyInstance, services: SandboxServices, scenarios: Scenarios): void {
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path.startsWith('/__sandbox') || scenarios.list().length === 0) return undefined;
    const member = scenarios.asksForMember() ? await memberName(services, request) : undefined;
    const { delay, effect } = scenarios.take(path, member);
    if (delay !== undefined) await over(delay);
    if (effect === undefined) return undefined;
    if ('drop' in effect && effect.drop === 'before') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if ('status' in effect) return reply.code(effect.status).type('text/plain; charset=utf-8').send('');
    if ('code' in effect) return reply.send(refusal(services, path, request, effect));
    if ('malformed' in effect) pending.set(request, { malformed: effect.malformed });
    if ('drop' in effect) pending.set(request, { dropAfter: true });
    return undefined;
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    const wrong = pending.get(request);
    if (wrong?.dropAfter === true) request.raw.socket.destroy();
    if (typeof payload !== 'string' || wrong?.malformed === undefined || wrong.malformed === 'shape') {
      done(null, payload);
      return;
    }
    done(
      null,
      wrong.malformed === 'json'
        ? '<html>unexpected</html>'
        : payload.slice(0, Math.floor(payload.length / 2)),
    );
  });
}

/** The member whom a request is about: whose token it carries, or who tries to log in. */
async function memberName(services: SandboxServices, request: FastifyRequest): Promise<string | undefined> {
  const headers = headersOf(request);
  const token = headers['x-api-token'];
  if (token !== undefined && token !== '') return (await services.sessions.peek(token))?.name;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('name' in body)) return undefined;
  return typeof body.name === 'string' ? body.name : undefined;
}

function refusal(
  services: SandboxServices,
  path: string,
  request: FastifyRequest,
  effect: Extract<ScenarioEffect, { code: unknown }>,
): unknown {
  const isBlocked = Object.values(IP_BLOCKED_CODES).some((code) => code === Number(effect.code));
  // The restriction page is drawn from these (OPEN-004).
  const blockedData = { ip: request.ip, address: '演示地区', maintainConfig: { status: 1 } };
  const family = familyOfPath(path);
  return wrap(
    family,
    {
      code: effect.code,
      message: effect.message === undefined ? `演示错误 ${String(effect.code)}` : effect.message,
      data: effect.data ?? (isBlocked ? blockedData : null),
    },
    services.clock.now(),
  );
}
