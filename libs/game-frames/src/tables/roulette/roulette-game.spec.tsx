import { screen, within } from '@testing-library/react';
import { NOW, ownRound, roundOf, showShared } from '../../shared-rounds/testing/shared-table';
import { rouletteKind } from './roulette-kind';

const HEX = 'ab'.repeat(32);
const outcomeOf = (number: number, fell: number) => ({
  number,
  resultAt: NOW,
  commitment: HEX,
  serverSeed: HEX,
  result: JSON.stringify({ fell }),
});
const reading = {
  engine: 'roulette',
  now: NOW,
  round: roundOf(7),
  last: outcomeOf(6, 17),
  past: [
    { number: 5, fell: 0 },
    { number: 6, fell: 17 },
  ],
  players: 3,
  limits: { least: '5.00', most: '500.00', step: '1.00' },
};
const sums = { rounds: 1, staked: '10.00', won: '0.00', since: NOW };
type Bets = Parameters<NonNullable<Parameters<typeof showShared>[0]['onBets']>>[0];
const show = () =>
  showShared({
    kind: rouletteKind,
    reading,
    onBets: ({ bets }: Bets) => ({ ok: true, value: { round: ownRound(bets), balance: '80.00', sums } }),
  });
const cloth = () => within(screen.getByRole('region', { name: 'Bets on numbers' }));

beforeEach(() => jest.useFakeTimers({ now: new Date('2099-01-01') }));
afterEach(() => jest.useRealTimers());

describe('a table of roulette', () => {
  it('shows the last numbers, the newest first, and the edge of every bet', async () => {
    const { join } = await show();
    await join(roundOf(7));
    const numbers = within(screen.getByRole('region', { name: 'Last numbers' })).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['17black', '0green']);
    expect(screen.getByText(/House edge 2.7027% on every bet/)).toBeVisible();
    expect(screen.getByRole('img', { name: '17, black' })).toBeVisible();
  });

  it.each([
    ['Number', 37],
    ['Split', 60],
    ['Street', 14],
    ['Corner', 23],
    ['Six line', 11],
  ])('has every spot of the kind %s', async (kind, count) => {
    const { join, user } = await show();
    await join(roundOf(7));
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${kind}`) }));
    expect(within(screen.getByRole('group', { name: kind })).getAllByRole('button')).toHaveLength(count);
  });

  it('is played with the keyboard alone', async () => {
    const { join, user, bets } = await show();
    await join(roundOf(7));
    await user.click(screen.getByRole('radio', { name: /^Number/ }));
    cloth().getByRole('button', { name: 'Number 0' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(cloth().getByRole('button', { name: /^Number 6.*¥5.00 laid/ })).toHaveFocus();
    screen.getByRole('button', { name: /^19 to 36/ }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Place ¥10.00' }).focus();
    await user.keyboard('{Enter}');
    expect(bets()).toMatchObject([
      {
        number: 7,
        bets: [
          { spot: 'straight:6', stake: '5.00' },
          { spot: 'high', stake: '5.00' },
        ],
      },
    ]);
    expect(screen.getByRole('region', { name: 'My bets in this round' })).toHaveTextContent('Number 6¥5.00');
  });

  it('keeps one stop of the tab key in the cloth', async () => {
    const { join, user } = await show();
    await join(roundOf(7));
    await user.click(screen.getByRole('radio', { name: /^Corner/ }));
    const spots = within(screen.getByRole('group', { name: 'Corner' })).getAllByRole('button');
    expect(spots.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('turns to the number that fell and tells it when the wheel rests', async () => {
    const { join, pass, hear, said } = await show();
    await join(roundOf(7));
    await pass(10_000);
    await hear({ type: 'outcome', now: NOW + 10_000, outcome: outcomeOf(7, 32) });
    expect(screen.getByRole('img', { name: 'The wheel' })).toBeVisible();
    expect(said()).not.toContain('32');
    await pass(8_000);
    expect(screen.getByRole('img', { name: '32, red' })).toBeVisible();
    expect(said()).toContain('32, red');
    await hear({ type: 'phase', now: NOW + 22_000, round: roundOf(8, NOW + 22_000), players: 3 });
    const numbers = within(screen.getByRole('region', { name: 'Last numbers' })).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['32red', '17black', '0green']);
  });
});
