import { contradictions, textMarks } from './text-marks';

describe('the marks of texts', () => {
  it('are their keys in order, each with the places it leaves open', () => {
    const texts = {
      b: { most: '最多 {{amount}}', none: '' },
      a: '{{ name }}，{{amount, number}} 与 {{name}}',
    };
    expect(textMarks(texts)).toEqual(['a {{amount}} {{name}}', 'b.most {{amount}}', 'b.none']);
  });

  it('do not hang on the order in which a language has the places', () => {
    expect(textMarks({ a: '{{x}} of {{y}}' })).toEqual(textMarks({ a: '{{y}}、{{x}}' }));
  });

  it('leave out what one language words otherwise in a context, and nothing else with an underscore', () => {
    expect(textMarks({ win: 'Winner', win_firstHalf: 'Win', own_goal: 'Own goal' })).toEqual([
      'own_goal',
      'win',
    ]);
  });

  it.each([
    ['a text is missing', {}],
    ['a place is missing', { a: 'x' }],
    ['a place has another name', { a: '{{n}}' }],
    ['a group stands for a text', { a: { b: '{{m}}' } }],
  ])('differ where %s', (_, other) => {
    expect(textMarks(other)).not.toEqual(textMarks({ a: '{{m}}' }));
  });
});

describe('texts that contradict each other', () => {
  const own = { title: 'Bets', list: { none: 'No bets', all: 'All' } };

  it('have a key in common and say something else', () => {
    expect(contradictions({ title: 'Orders', list: { none: 'No bets', more: 'More' } }, own)).toEqual([
      'title',
    ]);
    expect(contradictions({ list: { none: 'Nothing', all: 'All' } }, own)).toEqual(['list.none']);
  });

  it('are none where they say the same or have nothing in common', () => {
    expect(contradictions(own, own)).toEqual([]);
    expect(contradictions({ other: 'x' }, own)).toEqual([]);
  });
});
