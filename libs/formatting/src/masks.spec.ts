import { fullPhone, hideName, maskPhone } from './masks';

describe('masks', () => {
  it('FORMAT-002 hides the first four of a number of up to seven digits', () => {
    expect(maskPhone('1234567')).toBe('****567');
    expect(maskPhone('12345', { middle: true })).toBe('****5');
    expect(maskPhone('123')).toBe('***');
    expect(maskPhone('')).toBe('');
  });

  it('FORMAT-003 hides the first seven of a longer number', () => {
    expect(maskPhone('13812345678')).toBe('*******5678');
    expect(maskPhone('12345678')).toBe('*******8');
  });

  it('FORMAT-004 hides the middle four when asked', () => {
    expect(maskPhone('13812345678', { middle: true })).toBe('138****5678');
    expect(maskPhone('12345678', { middle: true })).toBe('12****78');
    expect(maskPhone('123456789', { middle: true })).toBe('12****789');
  });

  it('FORMAT-005 puts the country code in brackets, 86 unless given', () => {
    expect(fullPhone('13812345678')).toBe('(86)13812345678');
    expect(fullPhone('91234567', '852')).toBe('(852)91234567');
  });

  it.each([
    ['member01', 'me****01'],
    ['abcde', 'ab*de'],
    ['abcd', 'a***'],
    ['李雷', '李*'],
    ['李', '*'],
    ['', ''],
    ['👍欧阳小明👍', '👍欧**明👍'],
  ])('FORMAT-012 hides %s as %s', (name, expected) => {
    expect(hideName(name)).toBe(expected);
  });
});
