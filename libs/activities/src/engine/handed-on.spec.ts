import { stubApiClient } from '@heptad/api-client/testing';
import { handOn, questionsAfter, takeHandedOn } from './handed-on';
import { NOW, wireActivity } from './testing/activity-fakes';

const shown = wireActivity({ kind: 'pureDisplay' });

function page(questions = 1) {
  let now = NOW - 26 * 3_600_000;
  const services = { api: stubApiClient({}), clock: { now: () => now } };
  handOn(services, 'zh-CN', shown, questions);
  return {
    take: (id = shown.id, locale: 'zh-CN' | 'en' = 'zh-CN') => takeHandedOn(services, locale, id),
    wait: (ms: number) => void (now += ms),
  };
}

describe('what the answer of a write hands on', () => {
  it('is taken once, with how far the platform’s clock is ahead', () => {
    const { take } = page();
    expect(take()).toEqual({ ...shown, skew: 26 * 3_600_000 });
    expect(take()).toBeUndefined();
  });

  it.each([
    ['0.00', 1],
    ['0.18', 2],
  ])('answers, where %s was paid, %s questions and no more', (paid, questions) => {
    const { take } = page(questionsAfter(paid));
    const answers = [take(), take(), take()].filter((answer) => answer !== undefined);
    expect(answers).toHaveLength(questions);
  });

  it('is as old for the second question as for the first', () => {
    const { take, wait } = page(2);
    wait(1_000);
    expect(take()).toBeDefined();
    wait(1_001);
    expect(take()).toBeUndefined();
  });

  it('is not given for another activity or in another language', () => {
    const { take } = page();
    expect([take('other'), take(shown.id, 'en')]).toEqual([undefined, undefined]);
    expect(take()).toBeDefined();
  });

  it.each([
    [2_000, true],
    [2_001, false],
    [-26 * 3_600_000, false],
  ])('after %s ms is good: %s', (ms, isGood) => {
    const { take, wait } = page();
    wait(ms);
    expect(take() !== undefined).toBe(isGood);
  });

  it('is not given to another page’s client', () => {
    page();
    const other = { api: stubApiClient({}), clock: { now: () => NOW } };
    expect(takeHandedOn(other, 'zh-CN', shown.id)).toBeUndefined();
  });
});
