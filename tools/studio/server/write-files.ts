import * as nodeFiles from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal';

/** What files are written with. */
export type FileSystem = Pick<
  typeof nodeFiles,
  'copyFileSync' | 'existsSync' | 'mkdirSync' | 'renameSync' | 'rmSync' | 'writeFileSync'
>;

/** What files are to hold, by path in their folder; one that is to hold nothing goes. */
export type FileContents = ReadonlyMap<string, string | Uint8Array | undefined>;

const NEXT = '.studio';
const BEFORE = '.studio-before';
const NO_ROOM: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes files, all of them or none: whatever takes room is done beside them first, so that nothing is left but renaming. Nobody
 * reads half a file.
 * @throws Refusal 507 where the disk is full; the files are then as they were, as after any other error
 */
export function writeFiles(folder: string, contents: FileContents, files: FileSystem = nodeFiles): void {
  const writes = [...contents].map(([name, content]) => new FileWrite(join(folder, name), content, files));
  try {
    for (const write of writes) write.prepare();
    for (const write of writes) write.apply();
  } catch (error) {
    takeAllBack(writes, error);
    if (!NO_ROOM.has((error as NodeJS.ErrnoException).code)) throw error;
    throw new Refusal(
      507,
      'There is no room left on the disk. Nothing was written: make room, then do it again.',
    );
  }
  for (const write of writes) write.clear();
}

/** @throws AggregateError where a file cannot be put back; what it held is then beside it */
function takeAllBack(writes: readonly FileWrite[], why: unknown): void {
  const faults: unknown[] = [];
  // The last first: a folder made for one file may hold those of others.
  for (const write of writes.toReversed()) {
    try {
      write.takeBack();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0)
    throw new AggregateError([why, ...faults], `${BEFORE} holds what could not be put back`);
}

/** One file on its way. */
class FileWrite {
  /** What is to come, and what was there, beside the file. */
  readonly #next: string;
  readonly #before: string;
  #isApplied = false;
  #wasThere = false;
  /** The topmost folder that was made for it. */
  #made: string | undefined;

  constructor(
    readonly path: string,
    readonly content: string | Uint8Array | undefined,
    readonly files: FileSystem,
  ) {
    this.#next = `${path}${NEXT}`;
    this.#before = `${path}${BEFORE}`;
  }

  prepare(): void {
    this.#wasThere = this.files.existsSync(this.path);
    if (this.#wasThere) this.files.copyFileSync(this.path, this.#before);
    if (this.content === undefined) return;
    this.#made = this.files.mkdirSync(dirname(this.path), { recursive: true });
    this.files.writeFileSync(this.#next, this.content);
  }

  apply(): void {
    if (this.content === undefined) this.files.rmSync(this.path, { force: true });
    else this.files.renameSync(this.#next, this.path);
    this.#isApplied = true;
  }

  /** Puts back what was there. @throws Error where that cannot be; what was there is then still beside the file */
  takeBack(): void {
    if (this.#isApplied && this.#wasThere) this.files.renameSync(this.#before, this.path);
    else if (this.#isApplied) this.files.rmSync(this.path, { force: true });
    this.clear();
    if (this.#made !== undefined) this.files.rmSync(this.#made, { recursive: true, force: true });
  }

  /** Leaves nothing beside the file. */
  clear(): void {
    for (const beside of [this.#next, this.#before]) this.files.rmSync(beside, { force: true });
  }
}
