import * as fc from 'fast-check';
import { placeFault, textPlaces } from './text-places';

describe('the places of a text', () => {
  it.each([
    ['nothing here', []],
    ['{{b}} of {{ a }}, {{b}}', ['{{a}}', '{{b}}']],
    ['{{amount, number(2)}}', ['{{amount}}']],
    ['read <1>this</1> or <br />', ['</1>', '<1>', '<br/>']],
    ['as $t(finance.left) says', ['$t(finance.left)']],
    ['{{a', []],
  ])('of %s', (text, places) => {
    expect(textPlaces(text)).toEqual(places);
  });

  it.each([
    ['{{amount}} left', 'left: {{ amount }}', undefined],
    ['{{amount}} left', '{{amount, number}}', undefined],
    ['ask {{customerService}}', 'ask us', undefined],
    ['ask us', 'ask {{customerService}}', undefined],
    ['{{a}}', '{{b}}', { missing: ['{{a}}'], unknown: ['{{b}}'], unclosed: false }],
    ['read <1>this</1>', 'read this', { missing: ['</1>', '<1>'], unknown: [], unclosed: false }],
    ['{{a}}', '{{a}} {{b', { missing: [], unknown: [], unclosed: true }],
    ['{{a}}', '{{a} }', { missing: ['{{a}}'], unknown: [], unclosed: true }],
    ['none', 'half }}', { missing: [], unknown: [], unclosed: true }],
  ])('of %s in %s', (ours, own, fault) => {
    expect(placeFault(ours, own)).toEqual(fault);
  });

  it('of any text are its own', () => {
    const word = fc.constantFrom('{{a}}', '{{b}}', '<1>', '</1>', 'words', '，', '$t(x.y)');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(placeFault(words.join(' '), [...words].reverse().join(' '))).toBeUndefined();
      }),
    );
  });
});
