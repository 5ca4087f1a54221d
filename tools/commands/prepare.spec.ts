import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, program } from './commands-under-test';

let folder: string;
let path: string;

/** Puts a program on the path that writes down how it was called and ends with a code. */
function fake(name: string, code = 0): void {
  writeFileSync(
    join(path, name),
    `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\nexit ${String(code)}\n`,
  );
  chmodSync(join(path, name), 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  path = join(folder, 'bin');
  mkdirSync(path);
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  symlinkSync('/usr/bin/which', join(path, 'which'));
  // With a compiler there and no apt-get on the path, nothing of the machine itself can be changed.
  for (const compiler of ['g++', 'make', 'python3']) fake(compiler);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const calls = (): string[] =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : [];
const prepare = (names: readonly string[], body: string, env: Readonly<Record<string, string>> = {}) =>
  attempt(program('prepare.mjs', names, body), { cwd: folder, env: { PATH: path, ...env } });
const ensure = () => prepare(['ensureDependencies'], 'await ensureDependencies()');

describe('the packages', () => {
  it('are installed once, and again when what is wanted has changed', () => {
    fake('npm');
    expect(ensure()).toMatchObject({ code: 0, complaint: '' });
    expect(calls()).toEqual([expect.stringMatching(/^npm install --no-save /)]);
    expect(ensure().said).toBe('');
    expect(calls()).toHaveLength(1);
    writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3}');
    expect(ensure().said).toContain('Installing packages');
    expect(calls()).toHaveLength(2);
  });

  it('that cannot be installed are said to be so, and are tried again the next time', () => {
    fake('npm', 1);
    const { code, complaint } = ensure();
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The packages could not be installed\. .* run the command again\.$/);
    fake('npm');
    expect(ensure().code).toBe(0);
    expect(calls()).toHaveLength(2);
  });

  it('are tried without a compiler too, after a note that names what is missing', () => {
    fake('npm');
    rmSync(join(path, 'g++'));
    const { code, said } = ensure();
    expect(code).toBe(0);
    expect(said).toContain('Note: g++ not found.');
    expect(calls()).toHaveLength(1);
  });
});

describe('the browser of the journeys', () => {
  const find = (env: Readonly<Record<string, string>> = {}) =>
    prepare(['installedBrowser'], "say('found ' + installedBrowser())", env);

  it('is the one that was named', () => {
    fake('chromium');
    fake('mine');
    expect(find({ CHROMIUM_PATH: join(path, 'mine') }).said).toBe(`found ${join(path, 'mine')}\n`);
  });

  it('is an installed one where none was named', () => {
    expect(find().said).toBe('found undefined\n');
    fake('google-chrome');
    expect(find().said).toBe(`found ${join(path, 'google-chrome')}\n`);
    fake('chromium');
    expect(find().said).toBe(`found ${join(path, 'chromium')}\n`);
  });

  it('is refused where it is named and not there', () => {
    expect(find({ CHROMIUM_PATH: '/nowhere/chrome' })).toMatchObject({
      code: 1,
      complaint: 'CHROMIUM_PATH=/nowhere/chrome does not exist: point it at a Chrome or Chromium.',
    });
  });
});

describe('the headless shell of the journeys', () => {
  const find = (env: Readonly<Record<string, string>> = {}) =>
    prepare(['ensureHeadlessShell'], "say('found ' + (await ensureHeadlessShell()))", env).said;

  it('is left out where it is not there and cannot be installed, or where a browser was named', () => {
    expect(find()).toBe('found undefined\n');
    fake('chromium-headless-shell');
    expect(find({ CHROMIUM_PATH: join(path, 'mine') })).toBe('found undefined\n');
    expect(find()).toBe(`found ${join(path, 'chromium-headless-shell')}\n`);
  });
});

describe('the servers that suites start', () => {
  const servers = (env: Readonly<Record<string, string>> = {}) =>
    prepare(['ensureTestedServers'], 'await ensureTestedServers()', env);
  // Where the machine has them outside of the path they are found there.
  const fakes = (): void => ['initdb', 'redis-server', 'nginx'].forEach((name) => fake(name));

  it('are left alone where they are', () => {
    fakes();
    expect(servers()).toMatchObject({ code: 0, said: '', complaint: '' });
  });

  it('that cannot be had are said to be left out, and fail CI', () => {
    fakes();
    rmSync(join(path, 'redis-server'));
    expect(servers({ CI: '' }).said).toBe(
      'Note: Redis is not installed and could not be: install it (apt-get install redis-server), so that what edges share is tested. Its tests are left out this time.\n',
    );
    expect(servers({ CI: '1' })).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^Redis is not installed .* what edges share is tested\.$/),
    });
  });
});
