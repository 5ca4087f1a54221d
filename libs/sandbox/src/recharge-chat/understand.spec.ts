import { money } from '@heptad/formatting';
import fc from 'fast-check';
import { NO_WISH, understand } from './understand';

describe('what a member wants, by what they wrote', () => {
  it.each([
    ['500', '500.00', undefined],
    ['我想存500元', '500.00', undefined],
    ['¥1000.5', '1000.50', undefined],
    ['微信 300', '300.00', 'wechat'],
    ['用支付宝', undefined, 'alipay'],
    ['USDT', undefined, 'trc20'],
    ['200 by ERC20', '200.00', 'erc20'],
    ['数字人民币', undefined, 'digital'],
    ['銀行卡轉帳', undefined, 'bank'],
    ['Online banking, please', undefined, 'online'],
    ['你好', undefined, undefined],
    ['1,000', undefined, undefined],
    ['1e3', undefined, undefined],
    ['-5', undefined, undefined],
    ['0.001', undefined, undefined],
    ['５００', undefined, undefined],
    ['2026-03-01', undefined, undefined],
  ])('%s: %s by %s', (text, amount, channel) => {
    expect(understand(text, NO_WISH)).toEqual({ amount: amount && money(amount), channel });
  });

  it('keeps what was said before where nothing newer was said', () => {
    expect(understand('微信', { amount: money('500'), channel: 'bank' })).toEqual({
      amount: '500.00',
      channel: 'wechat',
    });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => understand(text, NO_WISH)).not.toThrow();
      }),
    );
  });
});
