import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { belongsTo, namesWithoutFile, SHARED_CHUNKS, sharedChunkNames } from './shared-chunks';

describe('the files of shared chunks', () => {
  it('are found by their path, by their folder and by any name', () => {
    const modules = [
      '/w/libs/home/src/home-module.ts',
      '/w/libs/home/src/home-module.tsx',
      '/w/libs/home/src/deep/er/home-module.ts',
      '/w/libs/ui-kit/src/icon/icon.tsx',
      '/w/libs/ui-kit/src/icon-button/icon-button.tsx',
      String.raw`C:\w\libs\ui-kit\src\icon\icon-shapes.ts`,
      '/w/node_modules/decimalXjs/decimal.mjs',
      '/w/node_modules/a/node_modules/decimal.js/decimal.mjs',
    ];
    const files = ['libs/*/src/*-module.ts', 'libs/ui-kit/src/icon/', 'node_modules/decimal.js/'];
    expect(modules.filter(belongsTo({ files }))).toEqual([modules[0], modules[3], modules[5], modules[7]]);
  });

  it('are all there', () => {
    expect(namesWithoutFile(join(__dirname, '../..'), SHARED_CHUNKS)).toEqual([]);
  });

  describe('of a workspace where some were moved', () => {
    let workspace = '';
    beforeAll(() => {
      workspace = mkdtempSync(join(tmpdir(), 'heptad-chunks-'));
      for (const file of ['libs/a/src/kept.ts', 'libs/a/src/one-codec.ts', 'node_modules/redux/index.js']) {
        mkdirSync(dirname(join(workspace, file)), { recursive: true });
        writeFileSync(join(workspace, file), '');
      }
    });
    afterAll(() => rmSync(workspace, { recursive: true }));

    it.each([
      ['libs/a/src/kept.ts', true],
      ['libs/a/src/moved.ts', false],
      ['libs/a/src/*-codec.ts', true],
      ['libs/a/src/*-shaper.ts', false],
      ['libs/a/src/', true],
      ['libs/b/src/', false],
      ['node_modules/redux/', true],
      ['node_modules/immer/', false],
    ])('%s: %s', (name, isThere) => {
      expect(namesWithoutFile(workspace, [{ files: [name] }])).toEqual(isThere ? [] : [name]);
    });

    it('fail the build, which names them', () => {
      expect(() => sharedChunkNames(workspace).buildStart()).toThrow(
        /^A shared chunk names .*libs\/app-shell\/src\/start-brand\.tsx/,
      );
    });
  });
});
