import fc from 'fast-check';
import * as v from 'valibot';
import { accountForm, newAccount, type AddressCheck } from './account-rules';
import { checkCoinAddress } from '@heptad/crypto';
import { bankOfCard, hasHolder, isUsable, type PayoutKind } from './payout-account';

const CARD = { number: '6200 0000 0001 1234', bank: 'DEMO', holder: ' 演示会员 ', name: ' 工资卡 ' };
const TRC20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ERC20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const problemOf = (kind: PayoutKind, values: object, check?: AddressCheck): string | undefined =>
  v.safeParse(accountForm(kind, true, check), { ...CARD, ...values }).issues?.[0]?.message;

describe('a payout account as it is typed', () => {
  it('is taken with the spaces people type, and sent without', () => {
    const values = v.parse(accountForm('bank', true), CARD);
    expect(newAccount('bank', values)).toEqual({
      kind: 'bank',
      bank: 'DEMO',
      number: '6200000000011234',
      holder: '演示会员',
      name: '工资卡',
    });
  });

  it.each<readonly [PayoutKind, object, string]>([
    ['bank', { number: '' }, 'payout.problem.missing'],
    ['bank', { number: '620000000001123' }, 'payout.problem.bank'],
    ['bank', { number: '62000000000112341234' }, 'payout.problem.bank'],
    ['bank', { number: '6200-0000-0001-1234' }, 'payout.problem.bank'],
    ['bank', { number: '６２００００００００１１２３４' }, 'payout.problem.bank'],
    ['bank', { number: '6200000000011235' }, 'payout.problem.luhn'],
    ['bank', { bank: '' }, 'payout.problem.bankMissing'],
    ['bank', { holder: ' ' }, 'payout.problem.missing'],
    ['bank', { holder: '张3' }, 'payout.problem.holder'],
    ['ebpay', { number: 'ab-12345' }, 'payout.problem.ebpay'],
    ['koipay', { number: 'short' }, 'payout.problem.koipay'],
    ['wechat', { number: '1wechat' }, 'payout.problem.wechat'],
    ['alipay', { number: 'me@example' }, 'payout.problem.alipay'],
    ['digital', { number: '006100000000123' }, 'payout.problem.digital'],
  ])('of the kind %s is refused with %p', (kind, values, message) => {
    expect(problemOf(kind, values)).toBe(message);
  });

  it.each<readonly [PayoutKind, string]>([
    ['ebpay', 'demo01'],
    ['koipay', 'Demo2026'],
    ['wechat', 'demo_wx-01'],
    ['wechat', '13800138001'],
    ['alipay', '13800138001'],
    ['alipay', 'me.too+1@mail.example.test'],
    ['digital', '0061 0000 0000 1234'],
  ])('of the kind %s is taken with the number %s', (kind, number) => {
    expect(problemOf(kind, { number })).toBeUndefined();
  });

  it.each(['欧阳·娜娜', "Jean-Luc O'Neill", '王伟'])('may be in the name of %s', (holder) => {
    expect(problemOf('bank', { holder })).toBeUndefined();
  });

  it('asks for no holder where one is fixed, or where the kind has none', () => {
    expect(v.safeParse(accountForm('bank', false), { ...CARD, holder: '' }).success).toBe(true);
    expect(problemOf('ebpay', { number: 'demo01', holder: '' })).toBeUndefined();
    expect(newAccount('bank', { ...CARD, number: '6200000000011234', holder: '', name: '' })).toEqual({
      kind: 'bank',
      bank: 'DEMO',
      number: '6200000000011234',
    });
  });

  it('knows which kinds are in somebody’s name', () => {
    const kinds: readonly PayoutKind[] = ['bank', 'coin', 'ebpay', 'koipay', 'wechat', 'alipay', 'digital'];
    expect(kinds.filter(hasHolder)).toEqual(['bank', 'wechat', 'alipay', 'digital']);
  });
});

describe('the address of a coin', () => {
  it.each([
    [TRC20, 'TRC20'],
    [ERC20, 'ERC20'],
    [ERC20.toLowerCase(), 'ERC20'],
  ])('%s tells its network', (address, network) => {
    const values = v.parse(accountForm('coin', true, checkCoinAddress), { ...CARD, number: ` ${address} ` });
    expect(newAccount('coin', { ...values, name: '' })).toEqual({ kind: 'coin', network, address });
  });

  it.each([
    [TRC20.replace('R7', 'R8'), 'payout.problem.checksum'],
    [ERC20.replace('aA', 'AA'), 'payout.problem.checksum'],
    [TRC20.slice(1), 'payout.problem.coin'],
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'payout.problem.coin'],
    ['demo', 'payout.problem.coin'],
    ['', 'payout.problem.missing'],
  ])('is not %p', (number, message) => {
    expect(problemOf('coin', { number }, checkCoinAddress)).toBe(message);
  });
});

describe('the bank of a card', () => {
  const banks = [
    { code: 'A', name: 'A', bins: ['6222'] },
    { code: 'B', name: 'B', bins: ['622202', '95'] },
  ];

  it('is the one of the longest beginning, and none without one', () => {
    expect(bankOfCard('6222021234567890', banks)?.code).toBe('B');
    expect(bankOfCard('6222031234567890', banks)?.code).toBe('A');
    expect(bankOfCard('62220', banks)?.code).toBe('A');
    expect(bankOfCard('4111111111111111', banks)).toBeUndefined();
    expect(bankOfCard('', banks)).toBeUndefined();
  });

  it('stays the same while more is typed behind its beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (rest) => {
        expect(bankOfCard(`622202${rest.join('')}`, banks)?.code).toBe('B');
      }),
    );
  });
});

it('money can leave to an account from its moment on', () => {
  expect([99, 100, 101].map((now) => isUsable({ usableAt: 100 }, now))).toEqual([false, true, true]);
});
