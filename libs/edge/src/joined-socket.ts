import type { Duplex } from 'node:stream';
import { FrameEdges, plannedClose } from './frame-edges';

/** How long a browser may take to answer a close, ms. */
const FAREWELL_MS = 2_000;

/** A browser's socket and the platform's, joined byte for byte until one of them ends. */
export class JoinedSocket {
  /** When both are closed. */
  readonly over: Promise<void>;
  readonly #browser: Duplex;
  readonly #platform: Duplex;
  readonly #edges = new FrameEdges();
  #farewell: Buffer | undefined;
  #isLeft = false;

  /** @param head what the platform has sent already */
  constructor(browser: Duplex, platform: Duplex, head: Buffer) {
    this.#browser = browser;
    this.#platform = platform;
    this.over = new Promise((resolve) => browser.once('close', () => resolve()));
    platform.on('error', () => platform.destroy());
    platform.once('close', () => browser.destroy());
    browser.once('close', () => platform.destroy());
    if (head.length > 0) this.#pass(head);
    platform.on('data', (piece: Buffer) => this.#pass(piece));
    platform.once('end', () => browser.end());
    browser.on('drain', () => platform.resume());
    browser.pipe(platform);
  }

  /**
   * Tells the browser, between two messages, that the server goes by plan; its answer still reaches the platform, which then
   * closes its end.
   * @param spreadMs over which browsers come back
   * @returns when the socket is closed, two seconds later at most
   */
  async closeByPlan(spreadMs: number): Promise<void> {
    this.#farewell = plannedClose(spreadMs);
    if (this.#edges.isBetween) this.#leave(this.#farewell);
    const timer = setTimeout(() => this.destroy(), FAREWELL_MS);
    await this.over;
    clearTimeout(timer);
  }

  destroy(): void {
    this.#browser.destroy();
  }

  #pass(piece: Buffer): void {
    if (this.#isLeft) return;
    const farewell = this.#farewell;
    const followed = this.#edges.follow(piece, farewell !== undefined);
    if (!this.#browser.write(piece.subarray(0, followed))) this.#platform.pause();
    if (farewell && this.#edges.isBetween) this.#leave(farewell);
  }

  #leave(farewell: Buffer): void {
    this.#isLeft = true;
    this.#browser.write(farewell);
    this.#platform.resume();
  }
}
