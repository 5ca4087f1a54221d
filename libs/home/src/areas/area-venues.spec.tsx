import type { ApiError, Result } from '@heptad/api-client';
import { renderFeature } from '@heptad/feature-testing';
import type { GameLaunch, GameLaunchRequest } from '@heptad/venue-gateway';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { homeModule } from '../home-module';
import type { AreaTile } from './area-tiles';
import { AreaVenues } from './area-venues';

type Launch = (request: GameLaunchRequest) => Promise<Result<GameLaunch>>;

const venue = { id: 'PMDZ', enName: 'PMDZ', gameCode: undefined, name: '山海电子', open: true };
const tile: AreaTile = {
  id: 'egame',
  state: 'open',
  venues: [
    venue,
    { ...venue, id: 'PMDZ/jade', gameCode: 'jade', name: '翡翠森林' },
    { ...venue, id: 'X', name: '停业', open: false },
  ],
};
const refusal: ApiError = { kind: 'business', code: '1', message: '场馆忙', call: '/launch' };
const refuse = (error: ApiError) =>
  jest.fn<Promise<Result<GameLaunch>>, [GameLaunchRequest]>(async () => ({ ok: false, error }));

async function show(member: boolean, launch: Launch, shown: AreaTile = tile, title = '电子') {
  const Closable = () => {
    const [tileNow, setTile] = useState<AreaTile | undefined>(shown);
    return (
      <>
        <AreaVenues tile={tileNow} onClose={() => setTile(undefined)} />
        <button onClick={() => setTile(shown)}>again</button>
      </>
    );
  };
  const { router } = await renderFeature({
    module: homeModule,
    page: <Closable />,
    member,
    services: { venues: stubVenueGateway({ games: { launch, demo: launch } }) },
    texts: { shell: { errors: { timedOut: '超时了' } } },
  });
  await screen.findByRole('dialog', { name: title });
  return router;
}

describe('the venues of an area', () => {
  afterEach(() => void window.location.assign('#'));

  it.each([
    ['SHELL-003', 'egame', '电子'],
    ['SHELL-004', 'live', '真人'],
    ['SHELL-005', 'esports', '电竞'],
    ['SHELL-006', 'fishing', '捕鱼'],
    ['SHELL-007', 'lottery', '彩票'],
  ] as const)(
    '%s the area %s lists its venues and games, and goes to the address at which each is launched',
    async (_row, id, title) => {
      const origin = window.location.origin;
      // Of the same page, so that going there shows without leaving the test.
      const launch = jest.fn<Promise<Result<GameLaunch>>, [GameLaunchRequest]>(async (request) => ({
        ok: true,
        value: { url: `${origin}/#${request.enName}-${request.gameCode ?? 'hall'}`, origin },
      }));
      await show(true, launch, { ...tile, id }, title);
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '山海电子',
        '翡翠森林',
        '停业维护中',
      ]);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: /山海电子/ })));
      expect(window.location.hash).toBe('#PMDZ-hall');
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: /翡翠森林/ })));
      expect(window.location.hash).toBe('#PMDZ-jade');
      expect(launch.mock.calls.map(([{ enName, gameCode }]) => [enName, gameCode])).toEqual([
        ['PMDZ', undefined],
        ['PMDZ', 'jade'],
      ]);
    },
  );

  it('VENUE-017 are asked to open a game once, however often it is tapped', async () => {
    const launch = refuse(refusal);
    await show(true, launch);
    const game = screen.getByRole('button', { name: /翡翠森林/ });
    await act(async () => {
      fireEvent.click(game);
      fireEvent.click(game);
    });
    expect(launch.mock.calls).toEqual([
      [{ enName: 'PMDZ', gameCode: 'jade', name: '翡翠森林', callBackAddress: window.location.origin }],
    ]);
  });

  it.each([
    ['in the words of the platform', refusal, '场馆忙'],
    [
      'in the language of the page',
      { ...refusal, kind: 'timeout', messageKey: 'timedOut' } as const,
      '超时了',
    ],
  ])('say why one does not open, %s, and let it be tried again', async (_name, error, words) => {
    const launch = refuse(error);
    await show(true, launch);
    const door = screen.getByRole('button', { name: /山海电子/ });
    await act(async () => void fireEvent.click(door));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await act(async () => void fireEvent.click(door));
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it('VENUE-017 a launch whose sheet was closed leads nowhere and says nothing in the next sheet', async () => {
    const answers: ((answer: Result<GameLaunch>) => void)[] = [];
    const launch = jest.fn<Promise<Result<GameLaunch>>, [GameLaunchRequest]>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    await show(true, launch);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /山海电子/ })));
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    await act(async () => void fireEvent.click(screen.getByText('again')));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /翡翠森林/ })));
    expect(launch).toHaveBeenCalledTimes(2);
    await act(async () => answers[0]?.({ ok: false, error: refusal }));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => answers[1]?.({ ok: false, error: refusal }));
    expect(screen.getByRole('alert')).toHaveTextContent('场馆忙');
  });

  it('are closed while under maintenance', async () => {
    await show(true, refuse(refusal));
    const door = screen.getByRole('button', { name: /停业/ });
    expect(door).toBeDisabled();
    expect(door).toHaveTextContent('维护中');
  });

  it('lead a guest to the login before anything is asked', async () => {
    const launch = refuse(refusal);
    const router = await show(false, launch);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /山海电子/ })));
    expect(router.state.location.pathname).toBe('/entry/login');
    expect(launch).not.toHaveBeenCalled();
  });
});
