import { searchPath } from './search-path';

describe('the address of the search over all sports', () => {
  it.each([
    ['FBTY', '曼城', '/search?venue=FBTY&q=%E6%9B%BC%E5%9F%8E'],
    ['IMTY', '', '/search?venue=IMTY'],
    [undefined, 'a&b', '/search?q=a%26b'],
    [undefined, '', '/search'],
  ] as const)('names the venue %s and the words %j', (venue, words, path) => {
    expect(searchPath(venue, words)).toBe(path);
  });
});
