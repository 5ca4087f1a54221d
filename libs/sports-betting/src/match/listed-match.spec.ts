import { fakeMatch, pageOf, sportsServices, sportsStore } from '../testing/sports-scene';
import { sportsQueries } from './list-queries';
import { listedMatch } from './listed-match';

async function withList() {
  const services = sportsServices({
    venue: { matches: async () => pageOf([fakeMatch('a'), fakeMatch('b')]) },
  });
  const store = sportsStore(services);
  await store.dispatch(
    sportsQueries.endpoints.matchList.initiate({ venue: 'IMTY', period: 'live', sport: 'football' }),
  );
  return store;
}

describe('a match that a list knew', () => {
  it('is found by its venue and id in whatever list it stands', async () => {
    const store = await withList();
    expect(listedMatch(store.getState(), { venue: 'IMTY', id: 'b' })).toMatchObject({
      id: 'b',
      score: { home: 2 },
    });
  });

  it('is none of another venue, nor one that no list has', async () => {
    const store = await withList();
    expect(listedMatch(store.getState(), { venue: 'FBTY', id: 'b' })).toBeUndefined();
    expect(listedMatch(store.getState(), { venue: 'IMTY', id: 'c' })).toBeUndefined();
  });
});
