import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const LIMIT_MS = 90_000;

const CLEAN = `it('is clean', () => undefined);`;
const TIMER = `it('leaves a timer', () => void setInterval(() => undefined, 1000));`;
const THROWS = `it('throws first', () => { const t = setInterval(() => undefined, 1000); throw new Error('x'); clearInterval(t); });`;
const SERVER = `it('leaves a server', (done) => void require('node:net').createServer().listen(0, '127.0.0.1', done));`;
/** Over before the run is ended. */
const BRIEF = `it('is closing', () => void setTimeout(() => undefined, 1));`;

/** Runs specs in one process, as the test command does. */
function runOf(specs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'left-open-'));
  try {
    for (const [name, code] of Object.entries(specs)) writeFileSync(join(folder, name), code);
    const config = {
      rootDir: folder,
      testMatch: ['**/*.spec.js'],
      transform: {},
      reporters: [[join(ROOT, 'tools/jest/left-open.mjs'), { graceMs: 500 }]],
    };
    const { status, stderr, signal } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/jest/bin/jest.js'), `--config=${JSON.stringify(config)}`, '--runInBand'],
      { cwd: folder, encoding: 'utf8', timeout: LIMIT_MS, killSignal: 'SIGKILL' },
    );
    return { status, signal, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a run whose specs leave something open', () => {
  it(
    'ends by itself where nothing is open',
    () =>
      expect(runOf({ 'a.spec.js': CLEAN, 'b.spec.js': BRIEF })).toMatchObject({ status: 0, signal: null }),
    LIMIT_MS,
  );

  it.each([
    ['a timer', TIMER, 'Timeout × 1'],
    ['a timer of a test that threw before it was cleared', THROWS, 'Timeout × 1'],
    ['a server', SERVER, 'TCPServerWrap × 1'],
  ])(
    'is ended as failed, naming the spec, where %s is open',
    (_, code, kind) => {
      const { status, stderr } = runOf({ 'clean.spec.js': CLEAN, 'open.spec.js': code });
      expect(status).toBe(1);
      expect(stderr).toContain(kind);
      expect(stderr).toMatch(/after:\n {2}open\.spec\.js\n$/);
    },
    LIMIT_MS,
  );
});
