import { payeeOf } from './payee';

const account = (id: string, usableAt: number, isDefault: 0 | 1 = 0) => ({
  id,
  kind: 'bank' as const,
  label: '演示银行',
  masked: '**** 1234',
  isDefault,
  addedAt: 0,
  usableAt,
});

const LIST = [account('1', 0), account('2', 0, 1), account('3', 100)];

describe('the account that a withdrawal goes to', () => {
  it('is the one that is wanted, else the default, else the first', () => {
    expect(payeeOf(LIST, '1', 50)?.id).toBe('1');
    expect(payeeOf(LIST, undefined, 50)?.id).toBe('2');
    expect(payeeOf([account('1', 0), account('3', 0)], undefined, 50)?.id).toBe('1');
  });

  it('is none that is new', () => {
    expect(payeeOf(LIST, '3', 99)?.id).toBe('2');
    expect(payeeOf(LIST, '3', 100)?.id).toBe('3');
    expect(payeeOf([account('3', 100, 1)], undefined, 50)).toBeUndefined();
    expect(payeeOf([], '1', 50)).toBeUndefined();
  });
});
