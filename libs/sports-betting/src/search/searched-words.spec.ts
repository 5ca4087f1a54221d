import fc from 'fast-check';
import { readWords, searchedWords, writeWords } from './searched-words';

describe('the words of a search', () => {
  it('are without blanks at their ends and never longer than the platform takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (typed) => {
        const words = searchedWords(typed);
        expect(words).toBe(words.trim());
        expect(words.length).toBeLessThanOrEqual(40);
        expect(searchedWords(words)).toBe(words);
      }),
    );
  });

  it('are read from an address as they were written, and leave the rest of it alone', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const words = searchedWords(typed);
        const query = writeWords(new URLSearchParams('venue=FBTY&q=old'), words);
        expect(query.get('venue')).toBe('FBTY');
        expect(query.has('q')).toBe(words !== '');
        expect(readWords(query)).toBe(words);
      }),
    );
  });
});
