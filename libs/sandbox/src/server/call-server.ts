import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_CODES } from '@heptad/contracts';
import type { Call } from '@heptad/contracts';
import { wordsFor } from '../words/platform-words';
import { wordedBy } from '../words/site-labels';
import type { VenueSession } from '@heptad/sandbox-venues';
import { IdempotencyConflict, InsufficientFunds, once } from '@heptad/sandbox-ledger';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { serialise, wrap, wrapSuccess } from './envelope';
import { admit, siteOf } from './gate';
import { faultOf, wrongShape } from './fault-injection';
import { fieldsOf, headersOf, parseFields } from './request-fields';
import type { Fields } from './request-fields';
import type { CallChecks, CallHandler, CallServer, RawHandler, ServedRequest } from './serve';
import type { SandboxServices } from './services';
import { saltOf } from './signature';
import type { SignatureSalts } from './signature';

/** A handler's answer did not fit its own contract. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/** Puts calls on the Fastify instance, see {@link CallServer}. */
export function createCallServer(
  app: FastifyInstance,
  services: SandboxServices,
  salts: SignatureSalts,
): CallServer {
  function serve<C extends Call>(
    call: C,
    answer: (request: ServedRequest<C>, reply: FastifyReply) => Promise<unknown>,
  ): void {
    const salt = saltOf(salts, call.path);
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        try {
          return await answer(await receive(services, { call, salt }, request, reply), reply);
        } catch (error) {
          return refuse(services, call, error, request, reply);
        }
      },
    });
  }

  return {
    serveCall: (call, handler, checks) => {
      serve(call, async (request, reply) => {
        const data = await perform(services, call, { handler, checks }, request);
        const shown = faultOf(reply.request)?.malformed === 'shape' ? wrongShape(data) : data;
        void reply.type('application/json; charset=utf-8');
        return serialise(call, wrapSuccess(call, shown, services.clock.now()));
      });
    },
    serveRaw: (call, handler: RawHandler<typeof call>) => {
      serve(call, async (request, reply) => {
        const answer = await handler(request);
        void reply.type(answer.contentType);
        return answer.body;
      });
    },
  };
}

/** Everything that is checked before a handler sees the request. */
async function receive<C extends Call>(
  services: SandboxServices,
  { call, salt }: { readonly call: C; readonly salt: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServedRequest<C>> {
  const headers = headersOf(request);
  const path = request.url.split('?', 1)[0] ?? '';
  const caller = admit(services, { salt, path }, headers);
  let fields: Fields;
  try {
    fields = fieldsOf(call, request, services.keys);
  } catch {
    throw new BusinessError(REQUEST_CODES.invalidRequest, '加密内容无法读取');
  }
  const token = headers['x-api-token'] || undefined;
  const member =
    call.access === 'member'
      ? await services.sessions.require(token, caller.site.id)
      : await services.sessions.find(token, caller.site.id);
  const parsed = parseFields(call, fields);
  if (!parsed.success) {
    const { issues } = parsed;
    const where = v.getDotPath(issues[0]) ?? '';
    throw new BusinessError(REQUEST_CODES.invalidRequest, `请求参数有误：${where}`, {
      field: where,
      reason: issues[0].message,
    });
  }
  return {
    ...caller,
    body: parsed.output,
    fields,
    headers,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    member,
    token,
    venueSession: await venueSessionOf(services, call, headers, fields),
    now: services.clock.now(),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

async function venueSessionOf(
  services: SandboxServices,
  call: Call,
  headers: Readonly<Record<string, string>>,
  fields: Fields,
): Promise<VenueSession | undefined> {
  if (call.family === 'im')
    return services.venueSessions.find(typeof fields.Token === 'string' ? fields.Token : '');
  if (call.family === 'ob') return services.venueSessions.find(headers.requestid ?? '');
  if (call.family === 'fb') return services.venueSessions.find(headers.authorization ?? '');
  return undefined;
}

/** Runs the handler, once per key where the call is keyed, and holds its answer against the contract before anything is kept. */
async function perform<C extends Call>(
  services: SandboxServices,
  call: C,
  { handler, checks }: { readonly handler: CallHandler<C>; readonly checks: CallChecks<C> | undefined },
  request: ServedRequest<C>,
): Promise<unknown> {
  const work = async (): Promise<unknown> => {
    const data: unknown = await handler(request);
    const checked = v.safeParse(call.response, withServerTime(call, data, request.now));
    if (checked.success) return data;
    const issue = checked.issues[0];
    throw new ContractBreach(
      `${call.method} ${call.path} answered ${v.getDotPath(issue) ?? 'data'}: ${issue.message}`,
    );
  };
  const memberId = request.venueSession?.memberId ?? request.member?.id;
  if (call.safety !== 'keyed' || memberId === undefined) return work();
  const key = request.headers['idempotency-key'] ?? '';
  if (key === '' || key.length > 128) {
    throw new BusinessError(REQUEST_CODES.invalidRequest, '缺少幂等标识 Idempotency-Key');
  }
  return once(
    services.storage,
    { memberId, operation: call.path, key, body: request.body, at: request.now },
    work,
    checks && (() => checks.before(request)),
  );
}

/** IM's envelope adds the time to the data itself (OPEN-020). */
function withServerTime(call: Call, data: unknown, now: number): unknown {
  if (call.family !== 'im' || typeof data !== 'object' || data === null) return data;
  return { ServerTime: new Date(now).toISOString(), ...data };
}

/** A refusal in the envelope of the call's family, its words the site's in the language of `Accept-Language`. */
function refuse(
  services: SandboxServices,
  call: Call,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const refusal = refusalOf(error);
  if (refusal === undefined) {
    services.logger.error(`${call.method} ${call.path}`, error);
    void reply.code(500);
  } else if (call.family === 'raw') {
    void reply.code(400);
  }
  const { code, message, data } =
    refusal ?? new BusinessError(REQUEST_CODES.internal, internalMessage(error));
  void reply.type('application/json; charset=utf-8');
  const family = call.family === 'raw' ? 'platform' : call.family;
  const worded = wordedBy(
    siteOf(services, headersOf(request)),
    localeOfHeader(request.headers['accept-language']),
  );
  const said = worded(wordsFor(request.headers)(message));
  return JSON.stringify(wrap(family, { code, message: said, data }, services.clock.now()));
}

function refusalOf(error: unknown): BusinessError | undefined {
  if (error instanceof BusinessError) return error;
  if (error instanceof IdempotencyConflict) {
    return new BusinessError(REQUEST_CODES.keyReused, '同一请求标识不能用于不同内容');
  }
  if (error instanceof InsufficientFunds) return new BusinessError(7001, '余额不足');
  return undefined;
}

function internalMessage(error: unknown): string {
  return error instanceof ContractBreach ? error.message : '系统异常，请稍后重试';
}
