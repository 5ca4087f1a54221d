import { money } from '@heptad/formatting';
import { readAlong } from './money-choice';

describe('an amount to take along', () => {
  it.each([
    ['', { kind: 'none' }],
    ['0', { kind: 'none' }],
    ['0.00', { kind: 'none' }],
    ['1', { kind: 'amount', amount: '1.00' }],
    ['12.', { kind: 'amount', amount: '12.00' }],
    ['100.00', { kind: 'amount', amount: '100.00' }],
    ['0.99', undefined],
    ['100.01', undefined],
    ['1.234', undefined],
    ['-5', undefined],
    ['1e2', undefined],
  ])('typed as "%s" is %j', (text, along) => {
    expect(readAlong(text, money('100'))).toEqual(along);
  });

  it.each([
    ['', { kind: 'none' }],
    ['100.01', { kind: 'amount', amount: '100.01' }],
    ['0.99', undefined],
  ])('typed as "%s" before it is known what there is, is %j', (text, along) => {
    expect(readAlong(text, undefined)).toEqual(along);
  });
});
