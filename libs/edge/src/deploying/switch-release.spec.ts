import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesIn, switchRelease } from './switch-release';

describe('switching between releases', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heptad-switch-'));
    for (const version of ['1', '2', '3']) {
      mkdirSync(join(folder, version, 'site'), { recursive: true });
      writeFileSync(join(folder, version, 'site/index.html'), version);
    }
    mkdirSync(join(folder, 'no-release'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const served = () => readFileSync(join(folder, 'current/site/index.html'), 'utf8');

  it('knows what is a release', () => {
    expect(releasesIn(folder)).toEqual(['1', '2', '3']);
  });

  it('makes one current, and goes back in one step, and forth again', () => {
    expect(switchRelease(folder, '1')).toBe('1');
    expect(switchRelease(folder, '2')).toBe('2');
    expect(served()).toBe('2');
    expect(switchRelease(folder, 'back')).toBe('1');
    expect(served()).toBe('1');
    expect(switchRelease(folder, 'back')).toBe('2');
    expect(served()).toBe('2');
  });

  it('does not forget the one before when the same is made current twice', () => {
    switchRelease(folder, '1');
    switchRelease(folder, '2');
    switchRelease(folder, '2');
    expect(switchRelease(folder, 'back')).toBe('1');
  });

  it.each(['4', 'no-release', '../1', '.', '', 'current'])('refuses %j and changes nothing', (wanted) => {
    switchRelease(folder, '1');
    expect(() => switchRelease(folder, wanted)).toThrow('there are: 1, 2, 3');
    expect(served()).toBe('1');
  });

  it('says that there is nothing to go back to', () => {
    expect(() => switchRelease(folder, 'back')).toThrow('no other release before');
    expect(readdirSync(folder)).not.toContain('current');
  });

  it('refuses to go back to a release that has been taken away', () => {
    switchRelease(folder, '1');
    switchRelease(folder, '2');
    rmSync(join(folder, '1'), { recursive: true });
    expect(() => switchRelease(folder, 'back')).toThrow('1 is no release');
    expect(served()).toBe('2');
  });
});
