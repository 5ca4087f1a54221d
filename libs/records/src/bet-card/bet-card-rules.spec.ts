import { bets } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import zhTW from '../messages/zh-TW.json';
import { signedAmount } from './signed-amount';
import { isSettled, STATE_TONES } from './state-view';

describe('the state of a bet', () => {
  it.each(bets.betStates)('%s has a colour and words in every language', (state) => {
    expect(STATE_TONES[state]).toBeTruthy();
    for (const texts of [zhCN, zhTW, en]) expect(texts.state[state]).toBeTruthy();
  });

  it('is of the colours of gain and loss only where a bet was won or lost', () => {
    const of = (tone: string) => bets.betStates.filter((state) => STATE_TONES[state] === tone).toSorted();
    expect(of('gain')).toEqual(['halfWon', 'won']);
    expect(of('loss')).toEqual(['halfLost', 'lost']);
    // Those of success and failure may be the same ones, the other way round.
    expect([...of('success'), ...of('danger')]).toEqual([]);
  });

  it('is final for all but what is pending or accepted', () => {
    expect(bets.betStates.filter((state) => !isSettled(state))).toEqual(['pending', 'accepted']);
  });
});

it('an amount won carries a plus, one lost a minus, and nothing neither', () => {
  expect(signedAmount(money('12.5'), 'CNY')).toEqual({ text: '+¥12.50', tone: 'text-gain' });
  expect(signedAmount(money('-0.01'), 'CNY')).toEqual({ text: '−¥0.01', tone: 'text-loss' });
  expect(signedAmount(money('0'), 'CNY')).toEqual({ text: '¥0.00', tone: 'text-text' });
});
