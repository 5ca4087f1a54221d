import * as v from 'valibot';
import { cardAccount, cardForm, coinAccount, coinForm } from './account-rules';

const CARD = { bank: ' 演示银行 ', holder: '演示会员', number: '6200 0000 0000 1234' };

describe('a bank card', () => {
  it('is taken with the spaces people type, and sent without', () => {
    expect(cardAccount(v.parse(cardForm, CARD))).toEqual({
      kind: 'bank',
      bank: '演示银行',
      holder: '演示会员',
      number: '6200000000001234',
    });
  });

  it.each([
    [{ bank: ' ' }, 'account.problem.bankMissing'],
    [{ bank: '演' }, 'account.problem.bankOutOfBounds'],
    [{ holder: '' }, 'account.problem.holderMissing'],
    [{ holder: '张3' }, 'account.problem.holderOutOfBounds'],
    [{ number: '' }, 'account.problem.numberMissing'],
    [{ number: '620000000000123' }, 'account.problem.numberOutOfBounds'],
    [{ number: '62000000000012345678' }, 'account.problem.numberOutOfBounds'],
    [{ number: '6200-0000-0000-1234' }, 'account.problem.numberOutOfBounds'],
  ])('is refused with %p', (wrong, message) => {
    expect(v.safeParse(cardForm, { ...CARD, ...wrong }).issues?.[0]?.message).toBe(message);
  });

  it.each(['欧阳·娜娜', "Jean-Luc O'Neill", '王伟'])('takes the holder %s', (holder) => {
    expect(v.safeParse(cardForm, { ...CARD, holder }).success).toBe(true);
  });
});

describe('the address of a coin', () => {
  it.each([
    [`T${'a'.repeat(33)}`, 'TRC20'],
    [`0x${'A1'.repeat(20)}`, 'ERC20'],
  ])('%s tells its network', (address, network) => {
    expect(coinAccount(v.parse(coinForm, { address: ` ${address} ` }))).toEqual({
      kind: 'coin',
      network,
      address,
    });
  });

  it.each([`T${'a'.repeat(32)}`, `T${'0'.repeat(33)}`, `0x${'g'.repeat(40)}`, 'demo'])(
    'is not %s',
    (address) => {
      expect(v.safeParse(coinForm, { address }).issues?.[0]?.message).toBe(
        'account.problem.addressOutOfBounds',
      );
    },
  );
});
