import { LEAGUES } from './catalogue';

/** Written in either way there, by what it means. */
const EITHER = '回';

describe('names of leagues and teams', () => {
  it('are written in Traditional Chinese to the last letter', () => {
    const names = LEAGUES.flatMap(({ league, teams }) => [league.name, ...teams.map(({ name }) => name)]);
    const letters = names.flatMap((name) => {
      const simplified = [...name['zh-CN']];
      const traditional = [...name['zh-TW']];
      // Where a name has other words there, its letters do not stand side by side.
      return simplified.length === traditional.length
        ? simplified.map((letter, at) => ({ letter, written: traditional[at], name }))
        : [];
    });
    expect(letters.length).toBeGreaterThan(1_000);
    const changed = new Set(
      letters.flatMap(({ letter, written }) => (letter !== written && letter !== EITHER ? [letter] : [])),
    );
    const forgotten = letters.filter(({ letter, written }) => letter === written && changed.has(letter));
    expect(forgotten.map(({ letter, name }) => `${letter} in ${name['zh-TW']}`)).toEqual([]);
  });
});
