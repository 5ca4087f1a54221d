import { relative } from 'node:path';

/** How long what is being closed may still take after the last test. */
const GRACE_MS = 10_000;

/** What keeps the process alive, by kind, each with how often. */
function openNow() {
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/**
 * Ends a run that does not end by itself, because a spec left a timer, a socket or a server open: says what is open and after
 * which specs there was more of it, and fails the run.
 */
export default class LeftOpen {
  #rootDir;
  #graceMs;
  #before = openNow();
  #grown = [];

  /** @param options `graceMs`: milliseconds from the last test to the end of the process */
  constructor({ rootDir, watch, watchAll }, { graceMs = GRACE_MS } = {}) {
    this.#rootDir = rootDir;
    this.#graceMs = watch || watchAll ? undefined : graceMs;
  }

  onTestFileResult({ path }) {
    const now = openNow();
    const kinds = [...now].filter(([kind, count]) => count > (this.#before.get(kind) ?? 0));
    this.#grown.push(...kinds.map(([kind]) => ({ kind, spec: relative(this.#rootDir, path) })));
    this.#before = now;
  }

  onRunComplete() {
    // The timer keeps nothing alive: it only ever fires where something else does.
    if (this.#graceMs !== undefined) setTimeout(() => this.#end(), this.#graceMs).unref();
  }

  #end() {
    const open = openNow();
    const suspects = new Set(this.#grown.filter(({ kind }) => open.has(kind)).map(({ spec }) => spec));
    const kinds = [...open].map(([kind, count]) => `${kind} × ${count}`).join(', ');
    process.stderr.write(
      `\nThe tests are over, but something is still open: ${kinds}.\n` +
        `Close it at the end of the test that opens it, also when the test fails. There was more of it after:\n` +
        `${[...suspects].map((spec) => `  ${spec}\n`).join('') || '  no spec in particular\n'}`,
    );
    process.exit(1);
  }
}
