import { alphanumeric, byteLength, needsMarquee } from './text';

describe('text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['中文', 4],
    ['a中', 3],
    ['ÿ', 1],
    ['Ā', 2],
    ['👍', 2],
  ])('FORMAT-006 measures %j as %i', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes);
  });

  it('lets a title of 27 bytes run', () => {
    expect(needsMarquee('a'.repeat(26))).toBe(false);
    expect(needsMarquee('a'.repeat(27))).toBe(true);
    expect(needsMarquee('中'.repeat(13))).toBe(false);
    expect(needsMarquee(`${'中'.repeat(13)}a`)).toBe(true);
  });

  it('FORMAT-007 keeps letters and digits alone', () => {
    expect(alphanumeric(' a-B_9 中é１!')).toBe('aB9');
    expect(alphanumeric('')).toBe('');
  });
});
