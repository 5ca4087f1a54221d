import * as nodeFiles from 'node:fs';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failingFiles } from './testing/failing-files';
import { writeFiles } from './write-files';

const CONTENTS = new Map([
  ['brand.json', '{"new":1}\n'],
  ['theme.json', 'x'.repeat(10_000)],
  ['assets/mark.svg', undefined],
  ['banners/deep/banner-1.svg', '<svg/>'],
  ['banners/deep/banner-2.svg', '<svg />'],
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-write-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['brand.json', '{"old":1}\n'],
    ['theme.json', '{}'],
    ['assets/mark.svg', '<svg>old</svg>'],
    ['assets/logo.svg', '<svg>kept</svg>'],
  ] as const)
    writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All that is in the folder: files with their text, folders with null. */
const held = (): Record<string, string | null> =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true }) as string[]).toSorted().map((name) => {
      const path = join(folder, name);
      return [name, statSync(path).isDirectory() ? null : readFileSync(path, 'utf8')];
    }),
  );

describe('files of the studio', () => {
  it('are all written, and nothing beside them', () => {
    writeFiles(folder, CONTENTS);
    expect(held()).toEqual({
      assets: null,
      'assets/logo.svg': '<svg>kept</svg>',
      banners: null,
      'banners/deep': null,
      'banners/deep/banner-1.svg': '<svg/>',
      'banners/deep/banner-2.svg': '<svg />',
      'brand.json': '{"new":1}\n',
      'theme.json': 'x'.repeat(10_000),
    });
  });

  it.each([
    ...[1, 2, 3, 4].map((nth) => ['writeFileSync', nth] as const),
    ...[1, 2, 3].map((nth) => ['copyFileSync', nth] as const),
    ...[1, 2, 3, 4].map((nth) => ['renameSync', nth] as const),
  ])('are as they were when the disk is full at %s %i', (step, nth) => {
    const before = held();
    expect(() => writeFiles(folder, CONTENTS, failingFiles(step, nth))).toThrow(
      expect.objectContaining({
        status: 507,
        message: expect.stringContaining('Nothing was written') as unknown,
      }),
    );
    expect(held()).toEqual(before);
  });

  it('are as they were after another fault, which is told as it is', () => {
    const before = held();
    expect(() => writeFiles(folder, CONTENTS, failingFiles('renameSync', 2, 'EACCES'))).toThrow('EACCES');
    expect(held()).toEqual(before);
  });

  it('that cannot be put back leave beside them what they held', () => {
    let renames = 0;
    const files = {
      ...nodeFiles,
      renameSync(from: string, to: string) {
        renames += 1;
        if (renames > 1) throw Object.assign(new Error('EIO'), { code: 'EIO' });
        nodeFiles.renameSync(from, to);
      },
    } as typeof nodeFiles;
    expect(() => writeFiles(folder, CONTENTS, files)).toThrow('.studio-before');
    expect(held()).toMatchObject({ 'brand.json.studio-before': '{"old":1}\n', 'theme.json': '{}' });
  });
});
