import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fittingMap, MAPS_FOLDER, privateMaps } from './private-maps';

/** One file of two lines whose first word comes from the source's second line. */
const MAP = JSON.stringify({
  version: 3,
  file: 'app-Ab.js',
  sources: ['../../../../libs/session/src/log-in.ts'],
  names: [],
  mappings: 'AACA',
});

const originOf = (map: string, line: number) =>
  new SourceMap(JSON.parse(map) as SourceMapPayload).findOrigin(line, 1);

describe('the map of a file', () => {
  it('names its sources from the root on, not from where it was built', () => {
    expect(originOf(fittingMap(MAP, 'word();\n'), 1)).toMatchObject({
      fileName: 'libs/session/src/log-in.ts',
      lineNumber: 2,
    });
  });

  it('knows of the hints that were put before the file', () => {
    const map = fittingMap(MAP, '//# allFunctionsCalledOnLoad\nword();\n');
    expect(originOf(map, 2)).toMatchObject({ lineNumber: 2 });
    expect(originOf(map, 1)).toEqual({});
  });
});

describe('maps of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-maps-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are taken from among the public files and written where no web tier looks', async () => {
    const bundle = {
      'assets/app-Ab.js': { type: 'chunk' as const, code: 'word();' },
      'assets/app-Ab.js.map': { type: 'asset' as const, source: MAP },
      'assets/logo.svg': { type: 'asset' as const, source: '<svg/>' },
    };
    const plugin = privateMaps();
    plugin.generateBundle.handler(undefined, bundle);
    await plugin.writeBundle({ dir: folder });
    expect(Object.keys(bundle)).toEqual(['assets/app-Ab.js', 'assets/logo.svg']);
    expect(readdirSync(join(folder, MAPS_FOLDER))).toEqual(['app-Ab.js.map']);
    expect(readFileSync(join(folder, MAPS_FOLDER, 'app-Ab.js.map'), 'utf8')).toBe(fittingMap(MAP, 'word();'));
  });

  it('are none where none were made', async () => {
    const plugin = privateMaps();
    plugin.generateBundle.handler(undefined, { 'assets/a.js': { type: 'chunk', code: '' } });
    await plugin.writeBundle({ dir: join(folder, 'none') });
    expect(readdirSync(folder)).not.toContain('none');
  });
});
