import { odds } from '@heptad/formatting';
import { screen } from '@testing-library/react';
import { useMatchListQuery } from '../match/list-queries';
import { fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import { boardOf, useIsOpen } from './board-of';
import { createPriceBoard } from './price-board';

describe('the board of an app', () => {
  it('is one for its services, and another for others', () => {
    const [services, others] = [{}, {}];
    expect(boardOf(services)).toBe(boardOf(services));
    expect(boardOf(others)).not.toBe(boardOf(services));
  });

  it('is the one that the services bring', () => {
    const board = createPriceBoard();
    expect(boardOf({ board })).toBe(board);
  });

  it('is fed by the lists and read by the cells of the same app', async () => {
    const key = fakeMatch('m').markets[0]?.selections[0]?.key ?? '';
    function Page() {
      useMatchListQuery({ venue: 'IMTY', period: 'live', sport: 'football' });
      return <output>{useIsOpen(key) ? 'open' : 'closed'}</output>;
    }
    const board = createPriceBoard();
    await showSports({ page: <Page />, board, venue: { matches: async () => pageOf([fakeMatch('m')]) } });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('open');
    expect(board.get(key)?.odds).toBe(odds('1.90'));
  });
});
