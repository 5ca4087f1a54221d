import { fireEvent, screen } from '@testing-library/react';
import { failed, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import HotMatches from './hot-matches';

const mockNetwork = { down: true };

jest.mock('./hot-content', () => {
  if (mockNetwork.down) throw new Error('no network');
  return jest.requireActual('./hot-content');
});

it('says when the code of the cards did not come, and fetches it anew on a tap', async () => {
  await showSports({
    page: <HotMatches />,
    venue: { matches: async () => pageOf([fakeMatch('h1')]), sports: async () => failed },
    order: ['FBTY', 'IMTY'],
  });
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('重试');
  mockNetwork.down = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await settle();
  expect(screen.getByRole('article', { name: '主队h1 – 客队h1' })).toBeInTheDocument();
});
