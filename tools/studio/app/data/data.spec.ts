import { removeAt, writeAt } from './json-path';
import { fieldOf, groupOf } from './problem-group';
import { hexOf, valueIn } from './theme-colours';
import { moveItem, placeByKey } from '../parts/move-item';

describe('a path of a file', () => {
  it('is written to without touching what was there', () => {
    const file = Object.freeze({ a: Object.freeze({ b: 1 }), c: 2 });
    expect(writeAt(file, ['a', 'd', 'e'], 3)).toEqual({ a: { b: 1, d: { e: 3 } }, c: 2 });
    expect(writeAt(undefined, ['a'], 1)).toEqual({ a: 1 });
  });

  it('is removed with the objects that are empty without it', () => {
    expect(removeAt({ a: { b: { c: 1 } }, d: 2 }, ['a', 'b', 'c'])).toEqual({ d: 2 });
    expect(removeAt({ a: { b: 1, c: 2 } }, ['a', 'b'])).toEqual({ a: { c: 2 } });
    expect(removeAt({ a: 1 }, ['x', 'y'])).toEqual({ a: 1 });
  });
});

describe('a colour', () => {
  it('is what its references lead to, and nothing where they lead in a circle', () => {
    const theme = { a: { $value: '{b}' }, b: { $value: '#123456' }, c: { $value: '{c}' } };
    expect(hexOf(theme, '{a}')).toBe('#123456');
    expect(hexOf(theme, '{c}')).toBeUndefined();
    expect(hexOf(theme, { colorSpace: 'srgb', components: [1, 0, 0.5] })).toBe('#ff0080');
  });

  it('of a festival is that of other days where the festival has none', () => {
    const theme = {
      light: { color: { line: { $value: '#111111' }, text: { $value: '#222222' } } },
      festival: { light: { color: { line: { $value: '#333333' } } } },
    };
    expect(valueIn(theme, 'festival', 'line')).toEqual({ value: '#333333', own: true });
    expect(valueIn(theme, 'festival', 'text')).toEqual({ value: '#222222', own: false });
  });
});

describe('a problem', () => {
  it.each([
    ['theme.json', 'light.color.muted', 'colours'],
    ['theme', 'base.radius.s', 'shapes'],
    ['brands/ky/theme.json', 'base.font.body', 'type'],
    ['brand.json', 'tabs', 'order'],
    ['brand', 'layout.matchRow', 'matches'],
    ['brand', 'layout.density', 'shapes'],
    ['messages/zh-CN.json', 'shell.title', 'texts'],
    ['assets/logo.svg', '', 'drawings'],
    ['brand', 'support.appLink', 'contacts'],
    ['site', 'title.en', 'names'],
  ])('of %s at %s is mended in %s', (file, path, group) => {
    expect(groupOf({ file, path, sentence: '' })).toBe(group);
  });

  it('leads to the field of its path', () => {
    expect(fieldOf({ file: 'brands/ky/messages/en.json', path: 'a.b', sentence: '' })).toBe(
      'messages/en:a.b',
    );
  });
});

describe('an item of a list', () => {
  it('moves to a place, at most to the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a'], 4, 0)).toEqual(['a']);
  });

  it('is moved by four keys, never over an end', () => {
    expect(placeByKey('ArrowUp', 0, 3)).toBeUndefined();
    expect(placeByKey('End', 0, 3)).toBe(2);
    expect(placeByKey('Enter', 0, 3)).toBeUndefined();
  });
});
