import type { Call, CallRequest, CallResponse, gamePlay } from '@heptad/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createFrameTexts } from '../../frame/frame-texts';
import type { GameKind } from '../../frame/game-kind';
import type { Answer, Sender } from '../../frame/session/send';
import type { OpenedGame } from '../../frame/session/session-state';
import type { StreamSocket } from '../../frame/session/stream-socket';
import type { SiteBridge } from '../../frame/site/site-bridge';
import { GameStage } from '../../frame/stage/game-stage';

const HEX = 'ab'.repeat(32);
/** The platform's clock when a page opens; the phone's own is years off. */
export const NOW = 1_800_000_000_000;

/** What a scene has that is not as usual. */
export interface Scene {
  readonly kind: GameKind;
  /** What `/play/table` or `/play/draws` answers. */
  readonly reading: object;
  readonly real?: boolean;
  /** Answers `/play/bets`; each call counts. */
  readonly onBets?: (request: CallRequest<typeof gamePlay.placeBets>) => Answer<unknown>;
}

const openedOf = (kind: GameKind, real: boolean): OpenedGame => ({
  game: {
    id: 'plum-table',
    name: 'Plum Hall',
    engine: kind.engines[0] ?? 'baccarat',
    art: { motif: 'card', hues: [10, 200] },
    volatility: 'calm',
    rtp: '98.94',
    least: '5.00',
    most: '2000.00',
    greatestWin: 12,
  },
  real,
  currency: 'CNY',
  balance: '100.00',
  now: NOW,
  leastRoundMs: 2_500,
  clientSeed: 'abc',
  next: { commitment: HEX, number: 1 },
  sums: { rounds: 0, staked: '0.00', won: '0.00', since: NOW },
});

/** A round of a table that has been open for 5 s and closes in 10 s. */
export const roundOf = (number: number, opensAt = NOW - 5_000) => ({
  number,
  phase: 'betting' as const,
  opensAt,
  closesAt: opensAt + 15_000,
  resultAt: opensAt + 23_000,
  endsAt: opensAt + 27_000,
  commitment: HEX,
});

/** A member's round with its bets. */
export const ownRound = (bets: readonly gamePlay.SpotBet[], changes: object = {}) => ({
  id: 'own-1',
  game: 'plum-table',
  engine: 'baccarat' as const,
  state: 'open' as const,
  stake: bets.reduce((sum, { stake }) => sum + Number(stake), 0).toFixed(2),
  win: '0.00',
  startedAt: NOW,
  choice: JSON.stringify({ bets }),
  proof: { commitment: HEX, number: 7, clientSeed: 'plum-table' },
  ...changes,
});

/** Shows a shared game with a platform that is said beforehand. Fake timers must be on. */
export async function showShared({ kind, reading, real = true, onBets }: Scene) {
  const texts = await createFrameTexts('en');
  await texts.add(kind.namespace, kind.messages);
  const parts = await kind.load();
  const sockets: (StreamSocket & { readonly sent: string[] })[] = [];
  const asked: { path: string; request: unknown }[] = [];
  const told: Parameters<SiteBridge['tell']>[0][] = [];
  const site: SiteBridge = {
    isEmbedded: true,
    tell: (message) => void told.push(message),
    listen: () => () => undefined,
  };
  const sender: Sender = async <C extends Call>(call: C, request: CallRequest<C>) => {
    asked.push({ path: call.path, request });
    const answers: Record<string, () => Answer<unknown>> = {
      '/play/bets': () =>
        onBets?.(request as CallRequest<typeof gamePlay.placeBets>) ?? {
          ok: false,
          failure: { kind: 'unknown' },
        },
      '/play/seen': () => ({ ok: true, value: {} }),
    };
    const answer = answers[call.path]?.() ?? { ok: true, value: reading };
    return answer as Answer<CallResponse<C>>;
  };
  const openSocket = () => {
    const sent: string[] = [];
    const socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      sent,
      send: (text: unknown) => void sent.push(String(text)),
      close: () => undefined,
    };
    sockets.push(socket);
    return socket;
  };
  const view = render(
    <I18nextProvider i18n={texts.i18n}>
      <GameStage
        token="token-1"
        opened={openedOf(kind, real)}
        parts={parts}
        sender={sender}
        site={site}
        openSocket={openSocket}
      />
    </I18nextProvider>,
  );
  const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));
  const hear = async (message: object) => {
    await act(async () => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) }));
    await settle();
  };
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const join = async (round: object) => {
    sockets.at(-1)?.onopen?.();
    await hear({ type: 'phase', now: NOW, round, players: 12 });
  };
  await settle();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const bets = () => asked.filter(({ path }) => path === '/play/bets').map(({ request }) => request);
  return {
    view,
    user,
    sockets,
    asked,
    told,
    bets,
    hear,
    pass,
    join,
    said: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
  };
}
