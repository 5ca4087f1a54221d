import fc from 'fast-check';
import { keepBigIntegers, MAX_ANSWER_LENGTH, readAnswerText } from './answer-text';
import { growth } from './linear-time';

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
  const replaced = (value: unknown, by = names): unknown =>
    readAnswerText(JSON.stringify(value), { names: by });

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

  it.each([
    [
      'OldBrand 请访问 https://OldBrand.example/x 或找旧名体育',
      '新名 请访问 https://OldBrand.example/x 或找新名',
    ],
    ['//OldBrand.example OldBrand', '//OldBrand.example 新名'],
    ['旧名体育https://a.example/OldBrand', '新名https://a.example/OldBrand'],
    ['OldBrand "http://OldBrand"OldBrand', '新名 "http://OldBrand"新名'],
    ['OldBrand: //x', '新名: //x'],
    ['/OldBrand 与 OldBrand', '/新名 与 新名'],
  ])('API-010 replaces around addresses: %s', (text, expected) => {
    expect(replaced(text)).toBe(expected);
  });

  it('API-010 finds names behind escapes', () => {
    expect(readAnswerText('{"t":"\\u65e7\\u540d\\u4f53\\u80b2\\n好"}', { names })).toEqual({ t: '新名\n好' });
  });

  it.each(['Ka$$h', '$&', "$'x", '$1', '\\d+'])('API-010 writes a name as it is: %s', (to) => {
    expect(replaced('到 OldBrand 来', { from: ['OldBrand'], to })).toBe(`到 ${to} 来`);
  });

  it.each(['Ka$$h', 'a.b*c', '[x]', '(y|z)'])('API-010 finds a name as it is written: %s', (from) => {
    expect(replaced(`${from} 与 aXbXc`, { from: [from], to: '新名' })).toBe('新名 与 aXbXc');
  });

  it('API-010 leaves the own name alone where it holds another, and takes the longest that fits', () => {
    const by = { from: ['旧名', '旧名体育'], to: '旧名体育会' };
    expect(replaced('旧名体育会、旧名体育、旧名', by)).toBe('旧名体育会、旧名体育会、旧名体育会');
  });

  it('API-010 leaves every text without a name as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        if (text.includes('OldBrand') || text.includes('__proto__')) return;
        expect(replaced(value)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('drops a __proto__ key and leaves a text that is no JSON to fail', () => {
    expect(readAnswerText('{"__proto__":{"a":"OldBrand"},"b":1}', { names })).toEqual({ b: 1 });
    expect(() => readAnswerText('OldBrand <html>', { names })).toThrow('not JSON');
  });
});

describe('the time that reading takes', () => {
  const names = { from: ['OldBrand'], to: '新名' };
  const read = (text: string) => () => {
    try {
      readAnswerText(text, { bigIntegers: true, names });
    } catch {
      // An answer that was cut is refused; what counts is how long it took.
    }
  };
  const SIZE = 840;
  const PIECES: readonly (readonly [string, (size: number) => string])[] = [
    ['cut, full of escaped quotes', (size) => `{"OldBrand":"${'\\"'.repeat(size / 2)}`],
    ['one word', (size) => JSON.stringify(`OldBrand ${'a'.repeat(size)}`)],
    ['a word and then an address', (size) => JSON.stringify(`OldBrand ${'a'.repeat(size)}://x`)],
    ['many schemes', (size) => JSON.stringify(`OldBrand ${'a:'.repeat(size / 2)}`)],
    ['many addresses', (size) => JSON.stringify(`OldBrand ${'a://b '.repeat(size / 6)}`)],
    ['slashes', (size) => JSON.stringify(`OldBrand ${'/'.repeat(size)}`)],
    ['spaced slashes', (size) => JSON.stringify(`OldBrand ${'// '.repeat(size / 3)}`)],
    ['names', (size) => JSON.stringify('OldBrand'.repeat(size / 8))],
    ['half names', (size) => JSON.stringify(`OldBrand ${'OldBran'.repeat(size / 7)}`)],
    ['one number', (size) => `[${'9'.repeat(size)}]`],
    ['signs of numbers', (size) => `[${'9-'.repeat(size / 2)}]`],
    ['many numbers', (size) => `[${'12345678901234567890,'.repeat(size / 21)}1]`],
  ];

  it.each(PIECES)('is no more than 2.5 times as long for twice as much: %s', (_name, text) => {
    expect(growth((size) => read(text(size)), SIZE)).toBeLessThan(2.5);
  });

  it('is none for an answer that is too long', () => {
    const text = `"${' '.repeat(MAX_ANSWER_LENGTH)}"`;
    expect(() => readAnswerText(text, {})).toThrow('too long');
  });
});
