import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readValue, writeValue } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';

/** What a member token says. */
export interface SocketClaims {
  readonly memberId: string;
  readonly site: string;
  /** The session it was asked for by, see `Sessions.idOf`. */
  readonly sessionId: string;
}

/** Signs and reads the member token of the platform socket, a JWT (HS256) good for five minutes (CALL-020). */
export interface SocketTokens {
  /** @param at sandbox time, ms */
  sign(claims: SocketClaims, at: number): string;
  /** Whose token it is; `undefined` when it is forged, malformed or too old. */
  read(token: string, at: number): SocketClaims | undefined;
}

const LIFE_MS = 5 * 60_000;
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Loads the signing secret, or draws one when the database is new. */
export async function loadSocketTokens(storage: Storage): Promise<SocketTokens> {
  const known = await readValue(storage, 'socket-secret');
  const secret = typeof known === 'string' ? known : randomBytes(32).toString('hex');
  if (secret !== known) await writeValue(storage, 'socket-secret', secret);
  const mark = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign({ memberId, site, sessionId }, at) {
      const content = `${HEADER}.${encode({ sub: memberId, site, sid: sessionId, exp: Math.trunc((at + LIFE_MS) / 1000) })}`;
      return `${content}.${mark(content).toString('base64url')}`;
    },
    read(token, at) {
      const [header = '', body = '', signature = ''] = token.split('.');
      const expected = mark(`${header}.${body}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      // What carries our own signature has our own shape.
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as {
        sub: string;
        site: string;
        sid: string;
        exp: number;
      };
      return claims.exp * 1000 < at
        ? undefined
        : { memberId: claims.sub, site: claims.site, sessionId: claims.sid };
    },
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
