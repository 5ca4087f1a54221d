import { type Call, gamePlay, REQUEST_CODES, SESSION_CODES } from '@heptad/contracts';
import { IdempotencyConflict, InsufficientFunds } from '@heptad/sandbox-ledger';
import { BusinessError, localeOfHeader, type VenueLocale } from '@heptad/sandbox-venues';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RoundRefused } from '../rounds/round-refused';
import { MinuteRate } from './minute-rate';
import { isOwnOrigin } from './own-origin';
import type { PlayDeps } from './play-server';
import type { PlaySession } from './play-session';
import { REFUSALS } from './refusals';

/** A call that has passed origin, session and schema. */
export interface PlayRequest<C extends Call = Call> {
  readonly body: v.InferOutput<C['request']>;
  readonly session: PlaySession;
  /** Of `Accept-Language`. */
  readonly language: VenueLocale;
  /** Sandbox ms. */
  readonly now: number;
}

/** Puts calls on the games' own server. A handler refuses by `RoundRefused` or `BusinessError`. */
export interface PlayCalls {
  serve<C extends Call>(
    call: C,
    handler: (request: PlayRequest<C>) => Promise<v.InferInput<C['response']>>,
  ): void;
}

/** Calls of one session in a minute: shots of the fastest game fit in. */
const CALLS_A_MINUTE = 900;
/** Calls of one address in a minute that carry no session. */
const STRANGERS_A_MINUTE = 120;

/** A refusal before any rule: its status and what is said. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    readonly said: string,
  ) {
    super(said);
  }
}

/** Makes what puts calls on a server. */
export function createPlayCalls(app: FastifyInstance, deps: PlayDeps): PlayCalls {
  const rates = {
    sessions: new MinuteRate(CALLS_A_MINUTE, deps.real),
    strangers: new MinuteRate(STRANGERS_A_MINUTE, deps.real),
  };
  return {
    serve(call, handler) {
      app.route({
        method: call.method,
        url: call.path,
        handler: async (request, reply) => {
          const language = localeOfHeader(request.headers['accept-language']);
          try {
            checkOrigin(request);
            const session = await sessionOf(request, deps, rates);
            const parsed = v.safeParse(call.request, request.body);
            if (!parsed.success) throw new Refused(400, REQUEST_CODES.invalidRequest, '请求内容有误');
            const answer = await handler({ body: parsed.output, session, language, now: deps.now() });
            return v.parse(call.response, answer);
          } catch (error) {
            return refuse(deps, error, language, reply);
          }
        },
      });
    },
  };
}

/** Calls come from the games' own pages. A page of another origin, or of none, gets no answer that it could read or act by. */
function checkOrigin(request: FastifyRequest): void {
  if (!isOwnOrigin(request)) throw new Refused(403, REQUEST_CODES.invalidRequest, '请求来源不被接受');
}

async function sessionOf(
  { headers, ip }: FastifyRequest,
  { findSession }: PlayDeps,
  rates: { readonly sessions: MinuteRate; readonly strangers: MinuteRate },
): Promise<PlaySession> {
  const [, token = ''] = /^Bearer ([\w-]{16,128})$/.exec(headers.authorization ?? '') ?? [];
  const session = token === '' ? undefined : await findSession(token);
  const within = session === undefined ? rates.strangers.allows(ip) : rates.sessions.allows(session.digest);
  if (!within) throw new Refused(429, REQUEST_CODES.tooManyRequests, '操作过于频繁，请稍后再试');
  if (session === undefined) throw new Refused(401, SESSION_CODES.unknown, '游戏已结束，请返回后重新进入');
  return session;
}

function refuse(deps: PlayDeps, error: unknown, language: VenueLocale, reply: FastifyReply) {
  const { status, code, said } = refusalOf(error);
  if (status === 500) deps.onError(error);
  void reply.code(status);
  return v.parse(gamePlay.refusal, { code, message: deps.say(said, language) });
}

function refusalOf(error: unknown): Pick<Refused, 'status' | 'code' | 'said'> {
  if (error instanceof Refused) return error;
  if (error instanceof RoundRefused) return { status: 422, ...REFUSALS[error.reason] };
  if (error instanceof BusinessError) return { status: 422, code: Number(error.code), said: error.message };
  if (error instanceof InsufficientFunds) return { status: 422, ...REFUSALS.noMoney };
  if (error instanceof IdempotencyConflict)
    return { status: 409, code: REQUEST_CODES.keyReused, said: '同一请求标识不能用于不同内容' };
  return { status: 500, code: REQUEST_CODES.internal, said: '系统异常，请稍后重试' };
}
