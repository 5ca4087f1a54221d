import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutPlugin } from './about-plugin';
import { buildFacts } from './build-facts';
import { packageFolder, shippedPackages } from './shipped-packages';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'about-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function install(name: string, described: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(workspace, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...described }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@base-ui/react/esm/a.js', '/site/node_modules/@base-ui/react'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['\0/site/node_modules/react/index.js?commonjs-proxy', '/site/node_modules/react'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
    ['/site/libs/home/src/a.ts', undefined],
    ['\0vite/preload-helper.js', undefined],
  ])('%j is %j', (id, folder) => expect(packageFolder(id)).toBe(folder));
});

describe('the packages of a build', () => {
  it('are each named once, by name, with their licence and its text', () => {
    const b = install('b', { license: 'MIT' }, { 'LICENSE.md': 'words of b\n' });
    const a = install('@scope/a', { license: { type: 'ISC' } }, { LICENCE: 'words of a' });
    const styles = install('styles', { license: 'MIT' });
    expect(shippedPackages([`${b}/x.js`, `${b}/y.js`, `${a}/z.js`, '\0helper'], [styles])).toEqual([
      { name: '@scope/a', version: '1.0.0', licence: 'ISC', text: 'words of a' },
      { name: 'b', version: '1.0.0', licence: 'MIT', text: 'words of b' },
      { name: 'styles', version: '1.0.0', licence: 'MIT' },
    ]);
  });

  it('stop the build where one names no licence, or is not there', () => {
    const b = install('b', {});
    expect(() => shippedPackages([`${b}/x.js`])).toThrow('The package b is shipped and names no licence.');
    expect(() => shippedPackages([`${workspace}/node_modules/gone/x.js`])).toThrow('which is no package');
  });

  it('are written into the chunk that waits for them, in whichever chunk they are', () => {
    const quotes = 'says "hello", it\u2019s `free`\n$& \\1';
    const b = install('b', { license: 'MIT' }, { LICENSE: quotes });
    const styles = install('tailwindcss', { license: 'MIT' });
    writeFileSync(join(workspace, 'package.json'), JSON.stringify({ version: '2.0.1' }));
    const plugin = aboutPlugin(workspace);
    plugin.configResolved({ command: 'build' });
    const code = plugin.load('\0virtual:about') ?? '';
    const chunks = { one: { modules: { '/site/a.ts': {} } }, two: { modules: { [`${b}/x.js`]: {} } } };
    const written = plugin.renderChunk(code, {}, {}, { chunks })?.code ?? '';
    const [, quoted = ''] = /JSON\.parse\((".*")\) \};$/s.exec(written) ?? [];
    const list: unknown = JSON.parse(JSON.parse(quoted) as string);
    expect(list).toEqual(shippedPackages([`${b}/x.js`], [styles]));
    expect(list).toContainEqual({ name: 'b', version: '1.0.0', licence: 'MIT', text: quotes });
    expect(plugin.renderChunk('other', {}, {}, { chunks })).toBeUndefined();
    plugin.writeBundle({ dir: join(workspace, 'built') });
    expect(JSON.parse(readFileSync(join(workspace, 'built/.vite/packages.json'), 'utf8'))).toEqual(list);
  });

  it('are not known while developing', () => {
    writeFileSync(join(workspace, 'package.json'), JSON.stringify({ version: '2.0.1' }));
    expect(aboutPlugin(workspace).load('\0virtual:about')).toBe(
      'export default { facts: {"version":"2.0.1"}, licences: [] };',
    );
  });
});

describe('what is known of a build', () => {
  it('is the version alone outside a repository, and never a path', () => {
    writeFileSync(join(workspace, 'package.json'), JSON.stringify({ version: '2.0.1' }));
    expect(buildFacts(workspace)).toEqual({ version: '2.0.1' });
  });

  it('is the commit too within one', () => {
    const { version, commit, committedAt } = buildFacts(join(__dirname, '../../..'));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    if (commit !== undefined) expect(commit).toMatch(/^[0-9a-f]{7,}$/);
    if (committedAt !== undefined) expect(Date.parse(committedAt)).not.toBeNaN();
  });
});
