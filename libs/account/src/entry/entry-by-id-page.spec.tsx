import { showAccount } from '../testing/account-scene';
import EntryByIdPage, { entryPage } from './entry-by-id-page';

describe('/entry/:id', () => {
  it.each([
    ['login', '/entry/login'],
    ['Register', '/entry/register'],
    ['rulesregular', '/entry/rulesRegular'],
    ['rulesPrivacy', '/entry/rulesPrivacy'],
    ['7', '/entry/login'],
    ['', '/entry/login'],
    ['../mine', '/entry/login'],
  ])('ROUTE-012 %p is %s', (id, page) => {
    expect(entryPage(id)).toBe(page);
  });

  it('ROUTE-012 keeps the query and leaves no entry in the history', async () => {
    const { router } = await showAccount({
      page: <EntryByIdPage />,
      path: '/entry/:id',
      at: '/entry/REGISTER?returnTo=%2Fmine&i_code=A1',
    });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/entry/register?returnTo=%2Fmine&i_code=A1',
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
