import { commitmentOf, dealRound, fairDraws, newShoe } from '@heptad/game-rules';
import { seedOf } from '@heptad/game-rules/testing';
import { act, screen, within } from '@testing-library/react';
import { NOW, ownRound, roundOf, showShared } from '../../shared-rounds/testing/shared-table';
import { baccaratKind } from './baccarat-kind';

const HEX = 'ab'.repeat(32);
const DEAL = {
  player: [
    { rank: 2, suit: 'hearts' },
    { rank: 12, suit: 'spades' },
    { rank: 7, suit: 'diamonds' },
  ],
  banker: [
    { rank: 3, suit: 'clubs' },
    { rank: 4, suit: 'diamonds' },
  ],
  playerPoints: 9,
  bankerPoints: 7,
  outcome: 'player',
  playerPair: false,
  bankerPair: false,
};
const outcomeOf = (number: number, result: object = DEAL, serverSeed = HEX, commitment = HEX) => ({
  number,
  resultAt: NOW,
  commitment,
  serverSeed,
  result: JSON.stringify(result),
});
const reading = (changes: object = {}) => ({
  engine: 'baccarat',
  now: NOW,
  round: roundOf(7),
  last: outcomeOf(6),
  past: [
    { number: 5, outcome: 'banker', playerPair: false, bankerPair: true },
    { number: 6, outcome: 'player', playerPair: false, bankerPair: false },
  ],
  players: 12,
  limits: { least: '5.00', most: '50.00', step: '0.20' },
  ...changes,
});
type Bets = Parameters<NonNullable<Parameters<typeof showShared>[0]['onBets']>>[0];
const sums = { rounds: 1, staked: '10.00', won: '0.00', since: NOW };
const taken = ({ bets }: Bets) => ({
  ok: true as const,
  value: { round: ownRound(bets), balance: '90.00', sums },
});
const show = (changes: object = {}, scene: object = {}) =>
  showShared({ kind: baccaratKind, reading: reading(changes), onBets: taken, ...scene });
const spot = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Spots of the table' })).getByRole('button', { name });

beforeEach(() => jest.useFakeTimers({ now: new Date('1999-01-01') }));
afterEach(() => jest.useRealTimers());

describe('a table of baccarat', () => {
  it('shows the time that is left by the platform’s clock, who is here, edges and roads', async () => {
    const { join, pass } = await show();
    expect(screen.getByText('Joining the table…')).toBeVisible();
    await join(roundOf(7));
    expect(screen.getByRole('timer', { name: 'Time left to bet' })).toHaveTextContent('10');
    await pass(3_000);
    expect(screen.getByRole('timer')).toHaveTextContent('7');
    expect(screen.getByText('12 here')).toBeVisible();
    expect(spot(/^Banker 0.95 to 1 Edge 1.0579%/)).toBeVisible();
    expect(screen.getByText('Banker 1 · Player 1 · Tie 0')).toBeVisible();
    for (const road of ['Bead plate', 'Big road', 'Big eye boy', 'Small road', 'Cockroach road'])
      expect(screen.getByRole('img', { name: road })).toBeVisible();
  });

  it('places laid chips with one call, and takes the last one back before', async () => {
    const { join, user, bets, told, pass } = await show();
    await join(roundOf(7));
    await user.click(spot(/^Banker 0/));
    await user.click(spot(/^Tie/));
    await user.click(spot(/^Tie/));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Place ¥10.00' }));
    await pass(0);
    expect(bets()).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{8,64}$/),
        number: 7,
        bets: [
          { spot: 'banker', stake: '5.00' },
          { spot: 'tie', stake: '5.00' },
        ],
      },
    ]);
    expect(screen.getByText('Your bets are placed.', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('¥90.00')).toBeVisible();
    expect(spot(/^Tie.*¥5.00 placed/)).toBeVisible();
    expect(told).toContainEqual({ type: 'roundBegun', round: 'own-1' });
  });

  it('sends bets without an answer again with the same key, and nothing else meanwhile', async () => {
    let lost = 2;
    const onBets = (request: Bets) =>
      lost-- > 0 ? { ok: false, failure: { kind: 'unknown' } } : taken(request);
    const { join, user, bets, pass } = await show({}, { onBets });
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await user.click(screen.getByRole('button', { name: 'Place ¥5.00' }));
    expect(screen.getByRole('button', { name: 'Placing…' })).toBeDisabled();
    await user.click(spot(/^Tie/));
    await pass(5_000);
    expect(bets()).toHaveLength(3);
    expect(new Set(bets().map((request) => JSON.stringify(request))).size).toBe(1);
    expect(screen.getByText('Your bets are placed.')).toBeVisible();
  });

  it('says why bets were refused, and keeps the chips', async () => {
    const refused = {
      ok: false,
      failure: { kind: 'refused', code: 6, message: 'Your limit of the day is reached.' },
    };
    const { join, user, pass } = await show({}, { onBets: () => refused });
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await user.click(screen.getByRole('button', { name: 'Place ¥5.00' }));
    await pass(0);
    expect(screen.getByText('Your limit of the day is reached.', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place ¥5.00' })).toBeEnabled();
  });

  it('lays no more than a round takes', async () => {
    const { join, user } = await show({ mine: ownRound([{ spot: 'tie', stake: '46.00' as never }]) });
    await join(roundOf(7));
    await user.click(spot(/^Banker 0/));
    expect(screen.getByText('That would be more than a round takes.', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lay chips to bet' })).toBeDisabled();
  });

  it('closes with the platform’s clock and gives chips back that were not placed', async () => {
    const { join, user, pass, bets } = await show();
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await pass(10_000);
    expect(screen.getByText('No more bets')).toBeVisible();
    expect(
      screen.getByText(/Chips that were not placed are yours again/, { selector: 'span' }),
    ).toBeVisible();
    await user.click(spot(/^Tie/));
    expect(screen.getByRole('button', { name: 'Lay chips to bet' })).toBeDisabled();
    expect(bets()).toEqual([]);
  });

  it('is dealt card by card, and tells the result only in the end', async () => {
    const { join, pass, hear, said } = await show();
    await join(roundOf(7));
    await pass(10_000);
    await hear({ type: 'outcome', now: NOW + 10_000, outcome: outcomeOf(7) });
    expect(screen.getByRole('img', { name: 'Player 2, banker 0.' })).toBeVisible();
    await pass(900);
    expect(screen.getByRole('img', { name: 'Player 2, banker 3.' })).toBeVisible();
    await pass(4 * 900);
    expect(screen.getByRole('img', { name: 'Player 9, banker 7.' })).toBeVisible();
    expect(said()).not.toContain('Player wins');
    expect(screen.getByText('Banker 1 · Player 1 · Tie 0')).toBeVisible();
    await pass(4_000);
    expect(said()).toContain('Player 9, banker 7. Player wins');
    expect(screen.getByText('Banker 1 · Player 2 · Tie 0')).toBeVisible();
  });

  it.each([
    ['20.00', 'Came back: ¥20.00 of ¥30.00 staked', 'false'],
    ['30.00', 'Came back: ¥30.00 of ¥30.00 staked', 'false'],
    ['30.01', 'Came back: ¥30.01 of ¥30.00 staked', 'true'],
    ['0.00', 'Nothing came back of ¥30.00 staked', 'false'],
  ])('looks like a win only above the stake: %s', async (win, text, gain) => {
    const mine = ownRound([{ spot: 'tie', stake: '30.00' as never }]);
    const { join, pass, hear, told } = await show({ mine });
    await join(roundOf(7));
    await pass(10_000);
    await hear({ type: 'outcome', now: NOW + 10_000, outcome: outcomeOf(7) });
    await pass(8_000);
    await hear({ type: 'settled', round: { ...mine, state: 'settled', win }, balance: '130.00', sums });
    expect(screen.getByText(text, { selector: '[data-gain]' })).toHaveAttribute('data-gain', gain);
    expect(told).toContainEqual({ type: 'roundEnded', round: 'own-1', win });
  });

  it('tells what came back in the place of what was said of the bets, until the member bets again', async () => {
    const { join, user, pass, hear, told } = await show();
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await user.click(screen.getByRole('button', { name: 'Place ¥5.00' }));
    await pass(0);
    expect(screen.getByText('Your bets are placed.', { selector: 'span' })).toBeVisible();
    await pass(10_000);
    await hear({ type: 'outcome', now: NOW + 10_000, outcome: outcomeOf(7) });
    await pass(8_000);
    const paid = { ...ownRound([{ spot: 'tie', stake: '5.00' as never }]), state: 'settled', win: '0.00' };
    await hear({ type: 'settled', round: paid, balance: '90.00', sums });
    const result = () => screen.queryByText('Nothing came back of ¥5.00 staked', { selector: '[data-gain]' });
    expect(result()).toBeVisible();
    await hear({ type: 'phase', now: NOW + 22_000, round: roundOf(8), players: 12 });
    await pass(0);
    expect(result()).toBeVisible();
    const next = { ...paid, id: 'own-2', state: 'open', win: '0.00' };
    await hear({ type: 'placed', round: next, balance: '85.00' });
    expect(result()).toBeNull();
    expect(told.filter(({ type }) => type === 'roundEnded')).toHaveLength(1);
  });

  it('tells once of a round that ended while nobody looked', async () => {
    const unseen = {
      ...ownRound([{ spot: 'tie', stake: '30.00' as never }]),
      state: 'settled',
      win: '45.00',
    };
    const { join, told, said, asked } = await show({ unseen });
    await join(roundOf(7));
    expect(screen.getByText('Came back: ¥45.00 of ¥30.00 staked', { selector: '[data-gain]' })).toBeVisible();
    expect(said()).toContain('Came back: ¥45.00');
    expect(told).toContainEqual({ type: 'roundEnded', round: 'own-1', win: '45.00' });
    expect(asked.filter(({ path }) => path === '/play/seen')).toHaveLength(1);
  });

  it('says that a round was taken back, and gives the stake as what came of it', async () => {
    const mine = ownRound([{ spot: 'tie', stake: '30.00' as never }]);
    const { join, hear, pass } = await show({ mine });
    await join(roundOf(7));
    await hear({ type: 'settled', round: { ...mine, state: 'void', win: '0.00' }, balance: '100.00', sums });
    await pass(22_000);
    await hear({ type: 'phase', now: NOW + 22_000, round: roundOf(8), players: 12 });
    expect(screen.getByText(/¥30.00/, { selector: '[data-gain]' })).toBeVisible();
  });

  it('stops betting when the line is lost, says so, and reads the table anew', async () => {
    const { join, user, sockets, pass, asked } = await show();
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await act(async () => sockets[0]?.onclose?.());
    expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost');
    expect(screen.getByRole('button', { name: 'Place ¥5.00' })).toBeDisabled();
    expect(screen.queryByRole('timer')).toBeNull();
    await pass(1_000);
    expect(sockets).toHaveLength(2);
    await join(roundOf(7));
    expect(asked.filter(({ path }) => path === '/play/table')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Place ¥5.00' })).toBeEnabled();
  });

  it('counts the line as lost when the next round does not come', async () => {
    const { join, pass, sockets } = await show();
    await join(roundOf(7));
    await pass(22_000 + 6_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost');
    await pass(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('takes the bets of a demo as it takes those of play', async () => {
    const { join, user, bets, pass } = await show({}, { real: false });
    await join(roundOf(7));
    await user.click(spot(/^Tie/));
    await user.click(screen.getByRole('button', { name: 'Place ¥5.00' }));
    await pass(0);
    expect(bets()).toMatchObject([{ number: 7, bets: [{ spot: 'tie', stake: '5.00' }] }]);
    expect(spot(/^Tie.*¥5.00 placed/)).toBeVisible();
  });

  it('proves its last round on this device', async () => {
    const seeds = { serverSeed: seedOf(9), clientSeed: 'plum-table', round: 6 };
    const { round } = dealRound(newShoe(fairDraws(seeds)));
    const proven = outcomeOf(6, round, seeds.serverSeed, commitmentOf(seeds.serverSeed));
    const { join, user } = await show({ last: proven });
    await join(roundOf(7));
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    await user.click(screen.getByRole('button', { name: 'How this round is proven' }));
    await user.click(await screen.findByRole('button', { name: 'Check on this device' }));
    expect(screen.getByText(/^It holds/)).toBeVisible();
  });
});
