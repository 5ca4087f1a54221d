import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const NAME = 'visitor';
const MARK = /^([\w-]{22})\.([\w-]{43})$/;
const LIFE_S = 86_400;

/**
 * Gives visitors a mark of their own in a cookie that scripts cannot read, and knows its own marks again. The signing key
 * lies with what was kept for the marks: whoever shares one shares the other.
 */
export class VisitorMark {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The visitor who asks. @returns undefined without a mark, or with one that was not made here */
  read({ headers }: IncomingMessage): string | undefined {
    for (const cookie of (headers.cookie ?? '').split(';')) {
      const [name, value = ''] = cookie.trim().split('=', 2);
      const [, id = '', signature = ''] = (name === NAME && MARK.exec(value)) || [];
      if (id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(id)))) return id;
    }
    return undefined;
  }

  /** A new visitor, and the cookie that marks them. @param path where the mark is sent @param secure over https alone */
  make(path: string, secure: boolean): { readonly id: string; readonly cookie: string } {
    const id = randomBytes(16).toString('base64url');
    const rest = `Path=${path}; Max-Age=${String(LIFE_S)}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    return { id, cookie: `${NAME}=${id}.${this.#sign(id)}; ${rest}` };
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }
}
