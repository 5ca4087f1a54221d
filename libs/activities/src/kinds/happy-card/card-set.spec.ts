import { drawnCard, kindsHeld } from './card-set';

const cards = [
  { id: 'sail', name: '帆', have: 2 },
  { id: 'moon', name: '月', have: 0 },
];

describe('a set of cards', () => {
  it('counts each card that is held once', () => {
    expect(kindsHeld({ cards })).toBe(1);
    expect(kindsHeld({ cards: [] })).toBe(0);
  });

  it.each([
    ['moon', cards[1]],
    ['none', undefined],
    [undefined, undefined],
  ])('finds the card %s that was drawn', (id, card) => expect(drawnCard({ cards }, id)).toBe(card));
});
