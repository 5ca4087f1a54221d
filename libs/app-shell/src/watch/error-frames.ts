import type { BrowserEvent } from '@heptad/contracts';

export type ErrorFrame = Extract<BrowserEvent, { kind: 'error' }>['frames'][number];

const MOST = 10;
/** How browsers write a place in one of the build's own files. */
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;
/** A file of the build, as errors name one that did not come. */
const FILE = /\/assets\/([\w.-]+)/;

/**
 * Where in the build's own files an error came about, innermost first; nothing of its words, which may hold what a member
 * typed. Empty where no own file is named: such errors are of the browser's extensions.
 */
export function framesOf(error: unknown): readonly ErrorFrame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(PLACE)]
    .slice(0, MOST)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
}

/** The kind of an error; `Error` for a name that is none. */
export function kindOfError(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

/** The name of the file that an error says did not come; undefined where it names none of ours. */
export function missingFileOf(error: unknown): string | undefined {
  return error instanceof Error ? FILE.exec(error.message)?.[1] : undefined;
}
