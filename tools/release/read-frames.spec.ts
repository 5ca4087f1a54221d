import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameReader } from './read-frames';

describe('places that browsers report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-frames-'));
  beforeAll(() =>
    writeFileSync(
      join(folder, 'app-Ab12.js.map'),
      JSON.stringify({
        version: 3,
        sources: ['libs/session/src/log-in.ts'],
        names: ['logIn'],
        // Line 1, column 1 is line 2, column 1 of the source; column 6 is line 3, column 5, called logIn.
        mappings: 'AACA,KACIA',
      }),
    ),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = frameReader(folder);

  it('are those of the sources, in the middle of any line', () => {
    expect(read('{"name":"TypeError","frames":["app-Ab12.js:1:1","app-Ab12.js:1:6"]}')).toBe(
      '{"name":"TypeError","frames":["libs/session/src/log-in.ts:2:1","libs/session/src/log-in.ts:3:5 (logIn)"]}',
    );
  });

  it.each([
    ['a file of another release', 'app-Zz99.js:1:1'],
    ['a line that the file has not', 'app-Ab12.js:0:0'],
    ['a path out of the folder', '../app-Ab12.json:1:1'],
    ['no place at all', 'the edge is ready'],
  ])('stay as they are: %s', (_, line) => {
    expect(read(line)).toBe(line);
  });
});
