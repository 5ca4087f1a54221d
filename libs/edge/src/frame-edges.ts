import { platformSocket } from '@heptad/contracts';

/** First byte of a frame that closes: the last of its message, of the kind 8. */
const CLOSE_FRAME = 0x88;

/** The frame by which a server ends a socket (RFC 6455, 5.5.1). @param code of the close @param reason at most 123 bytes */
export function closeFrame(code: number, reason: string): Buffer {
  const text = Buffer.from(reason, 'utf8');
  const head = Buffer.from([CLOSE_FRAME, text.length + 2, code >> 8, code & 0xff]);
  return Buffer.concat([head, text]);
}

/** The planned close, which names over how many milliseconds the browsers come back (OPEN-058). */
export const plannedClose = (spreadMs: number): Buffer =>
  closeFrame(platformSocket.PLANNED_CLOSE, `spread=${String(spreadMs)}`);

/** Bytes of a frame's head, by the seven bits that say how long what it holds is. */
function headBytes(first: number): number {
  const masked = (first & 0x80) === 0 ? 0 : 4;
  const length = first & 0x7f;
  return masked + (length < 126 ? 2 : length === 126 ? 4 : 10);
}

/** Bytes that follow a whole head. */
function contentBytes(head: readonly number[]): number {
  const short = (head[1] ?? 0) & 0x7f;
  if (short < 126) return short;
  const more = head.slice(2, short === 126 ? 4 : 10);
  return more.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Follows the frames in a stream of bytes, so that one of our own can be put between two of them and never into one. */
export class FrameEdges {
  #left = 0;
  #head: number[] = [];

  /** Whether the next byte begins a frame. */
  get isBetween(): boolean {
    return this.#left === 0 && this.#head.length === 0;
  }

  /**
   * Follows a piece of the stream.
   * @param toEdge whether to stop where a frame ends
   * @returns how many bytes were followed: all of them unless it stopped
   */
  follow(piece: Uint8Array, toEdge = false): number {
    let at = 0;
    while (at < piece.length && !(toEdge && this.isBetween)) {
      if (this.#left > 0) {
        const step = Math.min(this.#left, piece.length - at);
        this.#left -= step;
        at += step;
      } else {
        this.#head.push(piece[at] ?? 0);
        at += 1;
        this.#endHead();
      }
    }
    return at;
  }

  #endHead(): void {
    const second = this.#head[1];
    if (second === undefined || this.#head.length < headBytes(second)) return;
    this.#left = contentBytes(this.#head);
    this.#head = [];
  }
}
