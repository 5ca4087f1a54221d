import type { AnswerTime } from '../price-board/answer-time';
import { createMatchReadings } from './match-readings';

const create = () => createMatchReadings<number>((a, b) => a === b);

describe('the readings of a match', () => {
  it.each<[string, AnswerTime, AnswerTime, number]>([
    ['stay where the later answer was asked for before', { askedAt: 2 }, { askedAt: 1 }, 1],
    ['change where both were asked for at once', { askedAt: 2 }, { askedAt: 2 }, 2],
    ['change where it was asked for after', { askedAt: 2 }, { askedAt: 3 }, 2],
    ['stay where the venue made it before', { askedAt: 2, asOf: 200 }, { askedAt: 3, asOf: 199 }, 1],
    ['change where the venue made both at once', { askedAt: 2, asOf: 200 }, { askedAt: 1, asOf: 200 }, 2],
    ['change where the venue made it after', { askedAt: 2, asOf: 200 }, { askedAt: 1, asOf: 201 }, 2],
    ['go by the asking where the venue timed the first alone', { askedAt: 2, asOf: 200 }, { askedAt: 1 }, 1],
    ['go by the asking where the venue timed the second alone', { askedAt: 2 }, { askedAt: 1, asOf: 200 }, 1],
  ])('%s', (_, first, second, shown) => {
    const { store, take } = create();
    take([['a', 1]], 0, first);
    take([['a', 2]], 1, second);
    expect(store.get('a')).toBe(shown);
  });

  it('are as old as the last answer that told the same', () => {
    const { store, take } = create();
    take([['a', 1]], 0, { askedAt: 1 });
    take([['a', 1]], 1, { askedAt: 3 });
    take([['a', 2]], 2, { askedAt: 2 });
    expect(store.get('a')).toBe(1);
  });

  it('are held back for their own match alone', () => {
    const { store, take } = create();
    take([['a', 1]], 0, { askedAt: 2 });
    take(
      [
        ['a', 2],
        ['b', 2],
      ],
      1,
      { askedAt: 1 },
    );
    expect([store.get('a'), store.get('b')]).toEqual([1, 2]);
  });

  it('begin anew once they were forgotten', () => {
    const { store, take } = create();
    take([['a', 1]], 0, { askedAt: 2 });
    take([], 120_000, { askedAt: 3 });
    expect(store.get('a')).toBeUndefined();
    take([['a', 2]], 120_001, { askedAt: 1 });
    expect(store.get('a')).toBe(2);
  });
});
