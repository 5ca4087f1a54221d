import { CATALOGUE } from '../catalogue/catalogue';
import { fishAt } from './shoal';
import { shoalSeed } from './shoal-seed';

describe('the seed of a shoal', () => {
  it('is the same for a game each time and a seed of shoals', () => {
    expect(shoalSeed('coral-bay-fishing')).toBe(shoalSeed('coral-bay-fishing'));
    expect(fishAt(shoalSeed('coral-bay-fishing'), 1_800_000_000_000).length).toBeGreaterThan(0);
  });

  it('differs between all games of fishing', () => {
    const games = CATALOGUE.filter(({ engine }) => engine.kind === 'fishing');
    expect(new Set(games.map(({ id }) => shoalSeed(id))).size).toBe(games.length);
  });
});
