import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/** A place in a built file, as browsers report it: lines and columns from 1. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Reads places of a release's files by its maps.
 * @param folder the maps of one release
 * @returns how to put a text's places, such as a line of the edge's log, into those of the sources; what no map knows stays as it is
 */
export function frameReader(folder: string): (text: string) => string {
  const known = new Map<string, SourceMap | undefined>();

  function mapOf(file: string): SourceMap | undefined {
    if (!known.has(file)) {
      const path = join(folder, `${file}.map`);
      const payload = existsSync(path)
        ? (JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
        : undefined;
      known.set(file, payload && new SourceMap(payload));
    }
    return known.get(file);
  }

  return (text) =>
    text.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (origin === undefined || !('fileName' in origin)) return place;
      const { fileName, lineNumber, columnNumber, name } = origin;
      return `${fileName}:${String(lineNumber)}:${String(columnNumber)}${name === undefined ? '' : ` (${name})`}`;
    });
}
