import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A file of a release. */
export interface ReleaseFile {
  readonly content: Buffer;
  /** Whether it may be run as a program. */
  readonly isProgram?: boolean;
}

/** Files by their names in the release, with slashes. */
export type ReleaseFiles = ReadonlyMap<string, ReleaseFile>;

/** The names in the one order in which everything is written. */
export const sortedNames = (files: ReleaseFiles): readonly string[] =>
  [...files.keys()].sort((a, b) => (a < b ? -1 : 1));

export const modeOf = ({ isProgram = false }: ReleaseFile): number => (isProgram ? 0o755 : 0o644);

/**
 * Writes files into a packed archive. The same files give the same bytes, whoever writes them, when and where. Half an archive is never there under its
 * name: where the disk is full, the former one stays.
 * @param top the folder that they are in
 * @param at the time that every file bears
 */
export async function writeArchive(
  file: string,
  files: ReleaseFiles,
  { top, at }: { readonly top: string; readonly at: Date },
): Promise<void> {
  const archive = pack();
  const unfinished = `${file}.unfinished`;
  const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(unfinished));
  for (const name of sortedNames(files)) {
    const each = files.get(name);
    if (each)
      archive.entry({ name: `${top}/${name}`, mode: modeOf(each), mtime: at, uid: 0, gid: 0 }, each.content);
  }
  archive.finalize();
  try {
    await written;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameSync(unfinished, file);
}
