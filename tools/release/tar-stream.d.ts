/** What is used of the package, which brings no types of its own. */
declare module 'tar-stream' {
  import type { Readable } from 'node:stream';

  interface Header {
    readonly name: string;
    readonly mode: number;
    readonly mtime: Date;
    readonly uid: number;
    readonly gid: number;
  }

  interface Pack extends Readable {
    /** Adds a file with all its content. */
    entry(header: Header, content: Buffer): void;
    finalize(): void;
  }

  export function pack(): Pack;
}
