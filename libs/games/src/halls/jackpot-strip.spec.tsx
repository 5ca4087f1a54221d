import { stubApiClient } from '@heptad/api-client/testing';
import { games, platformSocket } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { act, screen } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { JackpotStrip } from './jackpot-strip';

const { jackpotsMoved, mailCounted } = platformSocket.MESSAGE;

async function show(ok = true) {
  const value = [
    { code: 'jade', name: '翡翠奖池', amount: '100.00', oneIn: 9, seed: '5.00', part: 1 },
    { code: 'amber', name: '琥珀奖池', amount: '7', oneIn: 9, seed: '5.00', part: 1 },
  ];
  const error = { kind: 'http', status: 500, message: '', call: '/x' } as const;
  const api = stubApiClient({ [games.jackpots.path]: ok ? { ok, value } : { ok, error } });
  const scene = await renderFeature({ module: gamesModule, page: <JackpotStrip />, services: { api } });
  await settle();
  return { ...scene, api };
}
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the jackpots', () => {
  it('go on as the socket tells, and are asked for once', async () => {
    const { store, api } = await show();
    expect(shown()).toEqual(['翡翠奖池¥100.00', '琥珀奖池¥7.00']);
    const tell = (msgData: { code: 'jade' | 'amber' | 'cinnabar'; amount: string }[]) =>
      act(async () => void store.dispatch(sessionActions.messagePushed({ msgId: jackpotsMoved, msgData })));
    await tell([{ code: 'jade', amount: '100.35' }]);
    expect(shown()).toEqual(['翡翠奖池¥100.35', '琥珀奖池¥7.00']);
    await tell([{ code: 'cinnabar', amount: '5' }]);
    expect(shown()).toEqual(['翡翠奖池¥100.35', '琥珀奖池¥7.00']);
    expect(api.sent).toHaveLength(1);
  });

  it('stay as they are at other messages', async () => {
    const { store } = await show();
    await act(
      async () =>
        void store.dispatch(sessionActions.messagePushed({ msgId: mailCounted, msgData: { unread: 3 } })),
    );
    expect(shown()).toEqual(['翡翠奖池¥100.00', '琥珀奖池¥7.00']);
  });

  it('are not shown where they cannot be had', async () => {
    await show(false);
    expect(shown()).toEqual([]);
  });
});
