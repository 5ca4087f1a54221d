import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What is asked for, over how many connections and for how long. */
export interface Asking {
  readonly port: number;
  /** The name that is asked for. */
  readonly host: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** Answers before the time begins: a server that has just been started is not what members meet. */
  readonly before: number;
  readonly ms: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Answers with a length that come over one connection, one after another. */
class Answers {
  #pending: Buffer = Buffer.alloc(0);
  /** Bytes of the body that are still to come; undefined between answers. */
  #left: number | undefined;

  /** @returns how many answers the bytes complete @throws Error for an answer that is not right, or has no length */
  take(piece: Buffer): number {
    if (this.#left !== undefined && piece.length < this.#left) {
      this.#left -= piece.length;
      return 0;
    }
    let rest: Buffer =
      this.#left === undefined ? Buffer.concat([this.#pending, piece]) : piece.subarray(this.#left);
    let complete = this.#left === undefined ? 0 : 1;
    this.#left = undefined;
    for (;;) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) break;
      const length = lengthIn(rest.toString('latin1', 0, end));
      const after = rest.subarray(end + HEAD_END.length);
      if (after.length < length) {
        this.#left = length - after.length;
        rest = Buffer.alloc(0);
        break;
      }
      complete += 1;
      rest = after.subarray(length);
    }
    this.#pending = rest;
    return complete;
  }
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`An answer is not as it should be: ${head}`);
  return Number(length);
}

/** Asks over and over, each connection for the next thing once it has the last one. @returns answers in a second */
async function keepAsking({ port, host, paths, connections, before, ms }: Asking): Promise<number> {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`),
  );
  let answered = 0;
  let asked = 0;
  let isOver = false;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const sockets: Socket[] = [];
  const ends = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    sockets.push(socket);
    const answers = new Answers();
    const next = (): void => {
      socket.write(requests[asked % requests.length] ?? '');
      asked += 1;
    };
    next();
    return new Promise<void>((ended, failed) => {
      socket.on('data', (piece: Buffer) => {
        try {
          const complete = answers.take(piece);
          answered += complete;
          if (answered >= before) begin();
          for (let each = 0; each < complete; each += 1) next();
        } catch (error) {
          failed(error as Error);
        }
      });
      socket.on('error', failed);
      socket.on('close', () => (isOver ? ended() : failed(new Error('A connection was closed.'))));
    });
  });
  await Promise.race([begun, ...ends]);
  const started = performance.now();
  const from = answered;
  const over = new Promise<void>((resolve) => setTimeout(resolve, ms));
  await Promise.race([over, ...ends]);
  const seconds = (performance.now() - started) / 1_000;
  const rate = (answered - from) / seconds;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  await Promise.allSettled(ends);
  return rate;
}

keepAsking(JSON.parse(process.argv[2] ?? '') as Asking).then(
  (rate) => process.stdout.write(String(rate)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
