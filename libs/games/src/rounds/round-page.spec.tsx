import { errorOf, stubApiClient } from '@heptad/api-client/testing';
import { games } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { commitmentOf, fairDraws, gamesIn } from '@heptad/game-rules';
import { fakeMember } from '@heptad/session/testing';
import { fromMinorUnits } from '@heptad/formatting';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { gamesModule } from '../games-module';
import { replayRound } from './replay-round';
import type { Round } from './round';

const SEED = 'ab'.repeat(32);
const GAME = gamesIn('live').find(({ engine }) => engine.kind === 'baccarat');

/** An honest round of baccarat. */
function baccarat(over: Partial<Round> = {}): Round {
  const id = GAME?.id ?? '';
  const round: Round = {
    id: 'P0000000012',
    game: id,
    name: '云阁百家乐',
    area: 'live',
    engine: 'baccarat',
    state: 'settled',
    stake: '10.00',
    win: '0.00',
    startedAt: 1_800_000_000_000,
    settledAt: 1_800_000_020_000,
    choice: JSON.stringify({ bets: [{ spot: 'banker', stake: '10.00' }] }),
    result: '{}',
    proof: { commitment: commitmentOf(SEED), number: 12, clientSeed: id, serverSeed: SEED },
  };
  const { result, win } = replayRound(round, fairDraws({ serverSeed: SEED, clientSeed: id, round: 12 }));
  return { ...round, result, win: fromMinorUnits(win), ...over };
}

async function show(answer: unknown) {
  const api = stubApiClient({ [games.round.path]: answer as never });
  await renderFeature({
    module: gamesModule,
    at: '/venues/round/P0000000012',
    member: fakeMember('1'),
    services: { api },
  });
  await settle();
  return api;
}

const check = async () => {
  fireEvent.click(screen.getByRole('button', { name: '在本机验证' }));
  await act(async () => {
    await import('./verify-round');
  });
  await settle();
  return within(screen.getByRole('status'));
};

describe('the page of a round', () => {
  it('ROUTE-070 says what was staked, bet, dealt and paid', async () => {
    const api = await show({ ok: true, value: baccarat() });
    expect(api.sent[0]?.request).toEqual({ id: 'P0000000012', language: 'zh-CN' });
    expect(screen.getByText('云阁百家乐')).toBeInTheDocument();
    expect(screen.getByText(/庄\s+¥10.00/)).toBeInTheDocument();
    expect(screen.getAllByText(/[♠♥♦♣].*点/)).toHaveLength(2);
    expect(screen.getByText(commitmentOf(SEED))).toBeInTheDocument();
    expect(screen.getByText(SEED)).toBeInTheDocument();
  });

  it('names the symbols of a slot by what its theme shows', async () => {
    const grid = [
      ['A', 'E', 'W'],
      ['A', 'B', 'S'],
      ['A', 'C', 'F'],
      ['D', 'G', 'H'],
      ['E', 'E', 'E'],
    ];
    const wins = [{ symbol: 'A', reels: 3, ways: 1, amount: '4.00' }];
    const spin = { stops: [0, 0, 0, 0, 0], grid, wins, awarded: 0, amount: '4.00' };
    const round = baccarat({
      engine: 'slot',
      game: 'jade-forest',
      art: { motif: 'dragon', hues: [1, 2] },
      choice: '{}',
      result: JSON.stringify({ spin, freeSpins: [] }),
    });
    await show({ ok: true, value: round });
    expect(screen.getByText(/龙 · 龙 · 龙 · 海浪 · 红玛瑙/)).toBeInTheDocument();
    expect(screen.getByText(/红玛瑙 · 庙宇 · 铜钱 · 翡翠 · 红玛瑙/)).toBeInTheDocument();
    expect(screen.getByText(/百搭 · 免费 · 蓝宝石 · 紫水晶 · 红玛瑙/)).toBeInTheDocument();
    expect(screen.getByText('龙 × 3，1 路，¥4.00')).toBeInTheDocument();
  });

  it('plays an honest round once more in the browser, and says what it has checked', async () => {
    await show({ ok: true, value: baccarat() });
    const said = await check();
    expect(said.getByText('三项都一致：这一局没有被改动。')).toBeInTheDocument();
    expect(said.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says which check a changed round does not pass', async () => {
    await show({ ok: true, value: baccarat({ win: '123.00' }) });
    const said = await check();
    expect(said.getByText(/有不一致的地方/)).toBeInTheDocument();
    expect(said.getByText('按这一结果，派彩不符')).toBeInTheDocument();
    expect(said.getByText('种子与开局前公布的摘要一致')).toBeInTheDocument();
  });

  it('offers no check while the seed is not told', async () => {
    const { result: _, settledAt: __, proof, ...open } = baccarat({ state: 'open' });
    const { serverSeed: ___, ...promised } = proof;
    await show({ ok: true, value: { ...open, proof: promised } });
    expect(screen.queryByRole('button', { name: '在本机验证' })).toBeNull();
    expect(screen.getByText('本局结束后会公布种子，届时可以验证。')).toBeInTheDocument();
  });

  it('that cannot be had says so and asks again', async () => {
    const api = await show({ ok: false, error: errorOf({ kind: 'offline' }) });
    api.answer(games.round, { ok: true, value: baccarat() });
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await settle();
    expect(screen.getByText('云阁百家乐')).toBeInTheDocument();
  });
});
