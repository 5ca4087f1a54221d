import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, program } from './commands-under-test';

describe('the built page of the games', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'games-'));
    mkdirSync(join(folder, 'sources/deep'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A file that was changed so many seconds after 1970. */
  function file(name: string, seconds: number): void {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  }
  const isBuilt = () =>
    attempt(
      program(
        'games.mjs',
        ['isBuilt'],
        `say(String(isBuilt(${JSON.stringify(join(folder, 'index.html'))}, [${JSON.stringify(join(folder, 'sources'))}])));`,
      ),
    ).said.trim();

  it('is as good as new while nothing that it is made of was changed since', () => {
    file('sources/deep/part.ts', 1_000);
    file('index.html', 1_000);
    expect(isBuilt()).toBe('true');
  });

  it('is to be built where it is missing, and where a part deep down is newer', () => {
    file('sources/deep/part.ts', 1_000);
    expect(isBuilt()).toBe('false');
    file('index.html', 999);
    expect(isBuilt()).toBe('false');
  });
});
