import fc from 'fast-check';
import { keepBigIntegers, replaceBrandNames } from './answer-text';

describe('big integers', () => {
  it('CALL-013 keeps every digit of an integer beyond 2^53 and leaves smaller ones numbers', () => {
    const json = '{"id":123456789012345678901,"neg":-9007199254740993,"n":9007199254740991,"x":[1,2.5]}';
    expect(JSON.parse(keepBigIntegers(json))).toEqual({
      id: '123456789012345678901',
      neg: '-9007199254740993',
      n: 9007199254740991,
      x: [1, 2.5],
    });
  });

  it('CALL-013 leaves fractions, exponents and texts alone', () => {
    const json = '{"a":0.12345678901234567890,"b":1e30,"c":"12345678901234567890","d\\"1":"x\\\\"}';
    expect(keepBigIntegers(json)).toBe(json);
  });

  it('CALL-013 any object reads the same with its bigints as text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.bigInt(), fc.integer())), (fields) => {
        const parts = Object.entries(fields).map(
          ([key, value]) =>
            `${JSON.stringify(key)}:${typeof value === 'bigint' ? String(value) : JSON.stringify(value)}`,
        );
        const read = JSON.parse(keepBigIntegers(`{${parts.join(',')}}`)) as Record<string, unknown>;
        return Object.entries(fields).every(
          ([key, value]) => String(read[key]) === String(value) || key === '__proto__',
        );
      }),
    );
  });
});

describe('brand names', () => {
  const names = { from: ['旧名体育', 'OldBrand'], to: '新名' };
  const replaced = (value: unknown): unknown => JSON.parse(replaceBrandNames(JSON.stringify(value), names));

  it('API-010 replaces names in sentences', () => {
    expect(replaced({ title: '欢迎来到旧名体育', list: ['OldBrand 公告'] })).toEqual({
      title: '欢迎来到新名',
      list: ['新名 公告'],
    });
  });

  it('API-010 leaves keys, addresses and ciphertext alone (OPEN-019)', () => {
    const value = {
      OldBrand: 1,
      link: 'https://cdn.example/OldBrand/a.png',
      path: '/assets/OldBrand.png',
      cipher: `OldBrand${'A'.repeat(60)}==`,
    };
    expect(replaced(value)).toEqual(value);
  });

  it('API-010 replaces around an address in one sentence', () => {
    expect(replaced('OldBrand 请访问 https://OldBrand.example/x 或找旧名体育')).toBe(
      '新名 请访问 https://OldBrand.example/x 或找新名',
    );
  });

  it('API-010 finds names behind escapes', () => {
    expect(JSON.parse(replaceBrandNames('{"t":"\\u65e7\\u540d\\u4f53\\u80b2\\n好"}', names))).toEqual({
      t: '新名\n好',
    });
  });

  it('leaves a text that is no JSON to the parser', () => {
    expect(replaceBrandNames('OldBrand <html>', names)).toBe('OldBrand <html>');
  });
});
