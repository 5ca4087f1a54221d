import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { decompress } from '@bokuweb/zstd-wasm';
import { precompress } from './precompress';

const SCRIPT = 'export const text = "text";\n'.repeat(100);

describe('the compressed copies of a built site', () => {
  const root = mkdtempSync(join(tmpdir(), 'heptad-precompress-'));
  const site = (name: string) => join(root, 'site', name);
  const keep = join(root, 'keep');
  beforeEach(() => {
    mkdirSync(site('assets'), { recursive: true });
    writeFileSync(site('assets/a.js'), SCRIPT);
    writeFileSync(site('assets/small.js'), 'export {};');
    for (const name of ['index.html', 'icon.png']) writeFileSync(site(name), SCRIPT);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stand beside scripts that gain by them, and beside nothing else', async () => {
    await precompress(site(''), keep);
    expect(readdirSync(site('assets')).sort()).toEqual([
      'a.js',
      'a.js.br',
      'a.js.gz',
      'a.js.zst',
      'small.js',
    ]);
    expect(brotliDecompressSync(readFileSync(site('assets/a.js.br'))).toString()).toBe(SCRIPT);
    expect(gunzipSync(readFileSync(site('assets/a.js.gz'))).toString()).toBe(SCRIPT);
    expect(Buffer.from(decompress(readFileSync(site('assets/a.js.zst')))).toString()).toBe(SCRIPT);
    expect(readdirSync(site('')).sort()).toEqual(['assets', 'icon.png', 'index.html']);
  });

  it('are made once for the same content, and anew for another', async () => {
    await precompress(site(''), keep);
    for (const kept of readdirSync(keep)) writeFileSync(join(keep, kept), `kept ${extname(kept)}`);
    await precompress(site(''), keep);
    for (const ending of ['.br', '.zst'])
      expect(readFileSync(site(`assets/a.js${ending}`), 'utf8')).toBe(`kept ${ending}`);
    writeFileSync(site('assets/a.js'), `${SCRIPT}//`);
    await precompress(site(''), keep);
    expect(brotliDecompressSync(readFileSync(site('assets/a.js.br'))).toString()).toBe(`${SCRIPT}//`);
    expect(readdirSync(keep)).toHaveLength(4);
  });

  it('are whole where many files, and two builds at a time, hold the same content', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `assets/same-${String(number)}.js`);
    for (const name of names) writeFileSync(site(name), SCRIPT.repeat(20));
    await Promise.all([precompress(site(''), keep), precompress(site(''), keep)]);
    for (const name of names) {
      expect(brotliDecompressSync(readFileSync(site(`${name}.br`))).toString()).toBe(SCRIPT.repeat(20));
      expect(Buffer.from(decompress(readFileSync(site(`${name}.zst`)))).toString()).toBe(SCRIPT.repeat(20));
    }
    expect(readdirSync(keep).every((name) => /\.(?:br|zst)$/.test(name))).toBe(true);
  });

  it('make room after two weeks', async () => {
    mkdirSync(keep, { recursive: true });
    writeFileSync(join(keep, 'old.br'), '');
    const longAgo = Date.now() / 1000 - 15 * 24 * 3600;
    utimesSync(join(keep, 'old.br'), longAgo, longAgo);
    await precompress(site(''), keep);
    expect(readdirSync(keep)).not.toContain('old.br');
    expect(readdirSync(keep)).toHaveLength(2);
  });
});
