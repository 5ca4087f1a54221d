import fc from 'fast-check';
import { parseFirstScreen } from './first-screen';

const FIRST = { path: '/home/sports', locale: 'en', at: 5, answers: { q: [1] } } as const;

describe('the block of a rendered page', () => {
  it('is read as it was written', () => {
    expect(parseFirstScreen(JSON.stringify(FIRST))).toEqual(FIRST);
  });

  it.each([
    ['no JSON', '{'],
    ['another language', JSON.stringify({ ...FIRST, locale: 'fr' })],
    ['no answers', JSON.stringify({ ...FIRST, answers: undefined })],
    ['nothing', ''],
  ])('is none where it is %s', (_, text) => {
    expect(parseFirstScreen(text)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseFirstScreen(text)));
  });
});
