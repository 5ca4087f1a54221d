import fc from 'fast-check';
import { MAX_JSON_DEPTH, parseJson } from './safe-json';

describe('parseJson', () => {
  it('reads any JSON as the platform does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!text.includes('__proto__'));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    '{"a":{"__proto__":{"admin":true},"b":1}}',
    '{"a":{"\\u005f_proto__":{"admin":true},"b":1}}',
    '{"a":{"__\\u0070roto__":{"admin":true},"b":1}}',
  ])('drops the prototype key of %s', (text) => {
    const value = parseJson(text) as { a: object };
    expect(Object.keys(value.a)).toEqual(['b']);
    expect('admin' in Object.assign({}, value.a)).toBe(false);
  });

  it('keeps the word where it is a value', () => {
    expect(parseJson('["__proto__"]')).toEqual(['__proto__']);
  });

  it('OPEN-021 bounds the nesting', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(MAX_JSON_DEPTH))).toBeDefined();
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(expect.objectContaining({ reason: 'depth' }));
    expect(() => parseJson('{"a":'.repeat(100_000))).toThrow(expect.objectContaining({ reason: 'depth' }));
  });

  it('counts no brackets inside strings', () => {
    const text = JSON.stringify(['['.repeat(100), '\\"['.repeat(100), '\\\\']);
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each(['', '{', '"open', '"\\', 'undefined', '{"a":1,}', ']]'])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ name: 'JsonError', reason: 'syntax' }));
  });
});
