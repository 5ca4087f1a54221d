import { renderFeature, settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { fakeMember } from '@heptad/session/testing';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { gameMoney } from './game-money';
import MoneyAlert, { messages } from './money-alert';
import { playActions } from './play-state';
import { launchedAt, visitOf } from './testing/play-store';

async function show(member = true) {
  const recycle = jest.fn(
    async (key: string) =>
      ({ ok: true, value: { key, direction: 'back', state: 'succeeded', amount: money('62.5') } }) as const,
  );
  const scene = await renderFeature({
    module: gamesModule,
    page: <MoneyAlert />,
    messages,
    member: member && fakeMember('1'),
    services: {
      venues: stubVenueGateway({
        games: { launch: async () => launchedAt(), demo: async () => launchedAt() },
        wallet: stubWallet({ recycle }),
      }),
    },
  });
  const bring = async (): Promise<void> => {
    act(() => {
      scene.store.dispatch(gameMoney.actions.writeRequested({ direction: 'back', channel: 'PMDZ' }));
    });
    await act(async () => {
      await import('./game-money-sending');
      await import('./money-back');
    });
    await settle();
    await settle();
  };
  return { ...scene, recycle, bring };
}

describe('money that a game brings back, over whatever page is open', () => {
  it('VENUE-017 is told until it has been read', async () => {
    const { bring, recycle } = await show();
    expect(screen.queryByRole('status')).toBeNull();
    await bring();
    expect(recycle).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('已转回 ¥62.50');
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText(/已转回/)).toBeNull();
  });

  it('is told by the game’s own page while that is open', async () => {
    const { bring, store } = await show();
    await act(async () => void store.dispatch(playActions.playOpened(visitOf())));
    await bring();
    expect(screen.queryByText(/已转回/)).toBeNull();
  });

  it('is nobody’s who is not logged in', async () => {
    const { bring } = await show(false);
    await bring();
    expect(screen.queryByText(/已转回/)).toBeNull();
  });
});
