import { chineseCapitals, chineseNumber } from './chinese-numerals';

describe('Chinese numerals', () => {
  it.each([
    ['0', '零元整'],
    ['0.001', '零元整'],
    ['-0.001', '零元整'],
    ['1', '壹元整'],
    ['10', '壹拾元整'],
    ['1001.5', '壹仟零壹元伍角'],
    ['0.05', '伍分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['12345678.99', '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元玖角玖分'],
    ['100010000', '壹亿零壹万元整'],
    ['100000001', '壹亿零壹元整'],
    ['1000000000000', '壹万亿元整'],
    ['999999999999999.999', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-20', '负贰拾元整'],
  ])('FORMAT-010 writes %s as %s', (amount, expected) => {
    expect(chineseCapitals(amount)).toBe(expected);
  });

  it.each(['1000000000000000', '-1000000000000000', '', 'abc', '1e3', 'NaN'])(
    'FORMAT-010 is empty for %j',
    (amount) => {
      expect(chineseCapitals(amount)).toBe('');
    },
  );

  it.each([
    ['0', '零'],
    ['000', '零'],
    ['7', '七'],
    ['10', '十'],
    ['12', '十二'],
    ['110', '一百一十'],
    ['1005', '一千零五'],
    ['100000', '十万'],
    ['9999999999999', '九万九千九百九十九亿九千九百九十九万九千九百九十九'],
  ])('FORMAT-011 writes %s as %s', (digits, expected) => {
    expect(chineseNumber(digits)).toBe(expected);
  });

  it.each(['', '12345678901234', '1.5', '-1', '1a', ' 1', '１'])('FORMAT-011 refuses %j', (digits) => {
    expect(chineseNumber(digits)).toBe('');
  });
});

it('FORMAT-010 writes capitals in traditional characters where they are asked for', () => {
  expect(chineseCapitals('-123456789.06', { traditional: true })).toBe(
    '負壹億貳仟參佰肆拾伍萬陸仟柒佰捌拾玖元零陸分',
  );
});
