import { AppContext, RoomMatch, useAppContext } from '@heptad/feature-module';
import { renderFeature, settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useContext, type ReactNode } from 'react';
import { activitiesModule } from '../../activities-module';
import { engineTexts } from '../engine-texts';
import { matchOf } from '../testing/match-fakes';
import { BetMatches } from './bet-matches';

/** A brand that offers bets. */
function Priced({ children }: { readonly children: ReactNode }) {
  const app = useAppContext();
  const RoomPanels = () => <p>prices of {useContext(RoomMatch)}</p>;
  return <AppContext value={{ ...app, RoomPanels }}>{children}</AppContext>;
}

const MATCHES = [
  matchOf({ id: 'soon' }),
  matchOf({ id: 'now', state: 'closed', home: { id: 'n', name: '北川' } }),
  matchOf({ id: 'over', state: 'closed', result: 'home', home: { id: 'o', name: '旧城' } }),
];
const show = (page: ReactNode, send: jest.Mock = jest.fn(async () => undefined)) =>
  renderFeature({ module: activitiesModule, page, messages: engineTexts, at: '/', send });
const prices = () =>
  screen.queryAllByRole('button', { name: /^查看赔率/ }).map((each) => each.getAttribute('aria-label'));

describe('matches to bet on', () => {
  it('ROUTE-118 ROUTE-141 open their prices, one match at a time, as long as they take bets', async () => {
    await show(
      <Priced>
        <BetMatches matches={MATCHES} title="赛事" />
      </Priced>,
    );
    expect(prices()).toEqual(['查看赔率 · 星港 对 远山', '查看赔率 · 北川 对 远山']);
    fireEvent.click(screen.getByRole('button', { name: '查看赔率 · 星港 对 远山' }));
    expect(screen.getByText('prices of soon')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '查看赔率 · 北川 对 远山' }));
    expect(screen.getByText('prices of now')).toBeInTheDocument();
    expect(screen.queryByText('prices of soon')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '收起赔率 · 北川 对 远山' }));
    expect(screen.queryByText(/^prices of/)).toBeNull();
  });

  it('have none where the brand offers no bets', async () => {
    await show(<BetMatches matches={MATCHES} title="赛事" />);
    expect(prices()).toEqual([]);
    expect(screen.queryByText(/赔率取自/)).toBeNull();
  });

  it('say so where a match cannot be opened, and open it at the next tap', async () => {
    const send = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no code'));
    await show(<BetMatches matches={MATCHES.slice(0, 1)} title="赛事" />, send);
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: /^打开比赛/ }));
      await act(settle);
    };
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法打开，请稍后重试');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
